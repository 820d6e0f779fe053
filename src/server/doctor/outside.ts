import { checkWebhook, UNDELIVERED_DAYS } from '../../accounts/billing-check.ts';
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
  const { status, isJson, origin, clockAheadMs } = answer;
  const apart = clockAheadMs !== undefined && Math.abs(clockAheadMs) > CLOCKS_APART_MS;
  const clock = apart
    ? [bad('clock', `${origin} is ${Math.round((clockAheadMs ?? 0) / 1000)} s ahead of this machine: set it by NTP`)]
    : [];
  if (status === 401 || status === 403) {
    return [bad('provider', `${origin} refuses the key (${status}): correct HUESMITH_LLM_KEY`), ...clock];
  }
  if (status >= 500) return [bad('provider', `${origin} answers ${status}: look at its status page`), ...clock];
  return [judged(`${origin} answers ${status}`, { status, isJson }), ...clock];
}

/** Of an answer that is neither a refusal of the key nor a failure. */
function judged(told: string, { status, isJson }: { readonly status: number; readonly isJson: boolean }): Finding {
  if (status < 300 && isJson) return good('provider', told);
  if (status < 300) return bad('provider', `${told}, but not in JSON: HUESMITH_LLM_URL is not the address of its API`);
  if (status < 400) return bad('provider', `${told}, elsewhere: set HUESMITH_LLM_URL to where that leads`);
  return note(
    'provider',
    `${told} to a list of its models: where it has none that is fine, else correct HUESMITH_LLM_URL (most end in /v1)`,
  );
}

export async function lookAtMail({ smtpUrl }: Config): Promise<Finding> {
  if (smtpUrl === undefined) return note('mail', 'none; pass on what `huesmith accounts link` prints');
  const { hostname } = new URL(smtpUrl);
  const fault = await checkMail(smtpUrl);
  return fault === undefined
    ? good('mail', `${hostname} takes our sign-in`)
    : bad('mail', `${hostname} refuses (${fault}): check HUESMITH_SMTP_URL`);
}

export async function lookAtPayments({
  stripeKey,
  stripeWebhookSecret,
  stripeUrl,
  publicUrl,
}: Config): Promise<Finding> {
  if (stripeKey === undefined || publicUrl === undefined) return note('payments', 'none; the operator grants plans');
  // As Stripe writes them: one in the place of the other is refused, or never heard of.
  if (!/^[sr]k_/.test(stripeKey)) {
    return bad('payments', 'HUESMITH_STRIPE_KEY is no secret key: it begins with sk_, or rk_ where it is restricted');
  }
  if (stripeWebhookSecret?.startsWith('whsec_') !== true) {
    return bad('payments', 'HUESMITH_STRIPE_WEBHOOK_SECRET is none of a webhook: that begins with whsec_');
  }
  const checked = await checkWebhook({ key: stripeKey, apiUrl: stripeUrl, publicUrl });
  switch (checked.kind) {
    case 'unreachable':
      return bad('payments', `Stripe does not answer (${checked.reason}): check the network, and HUESMITH_STRIPE_URL`);
    case 'refused':
      return bad('payments', `Stripe refuses (${checked.reason}): correct HUESMITH_STRIPE_KEY`);
    case 'undelivered':
      return bad(
        'payments',
        `${checked.count} events of the last ${UNDELIVERED_DAYS} days did not arrive: set HUESMITH_STRIPE_WEBHOOK_SECRET to that of ${checked.url}, and see there why`,
      );
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
