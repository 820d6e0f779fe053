import { checkWebhook } from '../../accounts/billing-check.ts';
import { checkMail } from '../../accounts/mail.ts';
import type { Config } from '../../config.ts';
import { askProvider } from '../../providers/reach.ts';
import { bad, type Finding, good, note } from './finding.ts';

const CLOCKS_APART_MS = 60_000;

/** Asks the provider which models it has, which costs nothing, and compares its clock with ours. */
export async function lookAtProvider({ llm, llmUrl, llmKey }: Config): Promise<readonly Finding[]> {
  if (llm === undefined) return [note('provider', 'none; the embedded engine answers')];
  const answer = await askProvider({ provider: llm, url: llmUrl, key: llmKey });
  if (answer.kind === 'unreachable') {
    return [
      bad('provider', `${answer.origin} does not answer (${answer.reason}): check HUESMITH_LLM_URL and the network`),
    ];
  }
  const { status, origin, clockAheadMs } = answer;
  const apart = clockAheadMs !== undefined && Math.abs(clockAheadMs) > CLOCKS_APART_MS;
  const clock = apart
    ? [bad('clock', `${origin} is ${Math.round((clockAheadMs ?? 0) / 1000)} s ahead of this machine: set it by NTP`)]
    : [];
  if (status === 401 || status === 403) {
    return [bad('provider', `${origin} refuses the key (${status}): correct HUESMITH_LLM_KEY`), ...clock];
  }
  if (status >= 500) return [bad('provider', `${origin} answers ${status}: look at its status page`), ...clock];
  const told = `${origin} answers ${status}`;
  return [status < 300 ? good('provider', told) : note('provider', `${told} to a list of its models`), ...clock];
}

export async function lookAtMail({ smtpUrl }: Config): Promise<Finding> {
  if (smtpUrl === undefined) return note('mail', 'none; pass on what `huesmith accounts link` prints');
  const { hostname } = new URL(smtpUrl);
  const fault = await checkMail(smtpUrl);
  return fault === undefined
    ? good('mail', `${hostname} takes our sign-in`)
    : bad('mail', `${hostname} refuses (${fault}): check HUESMITH_SMTP_URL`);
}

export async function lookAtPayments({ stripeKey, stripeUrl, publicUrl }: Config): Promise<Finding> {
  if (stripeKey === undefined || publicUrl === undefined) return note('payments', 'none; the operator grants plans');
  const checked = await checkWebhook({ key: stripeKey, apiUrl: stripeUrl, publicUrl });
  switch (checked.kind) {
    case 'refused':
      return bad('payments', `Stripe refuses (${checked.reason}): check HUESMITH_STRIPE_KEY`);
    case 'missing':
      return bad('payments', `Stripe has no enabled webhook to ${checked.url}: add it, and set its secret here`);
    case 'deaf':
      return bad(
        'payments',
        `the webhook to ${checked.url} is not told of ${checked.missing.join(', ')}: add these events`,
      );
    case 'fine':
      return good('payments', `Stripe tells ${checked.url} what it must`);
    default:
      return checked satisfies never;
  }
}
