import type { SignIn } from '../../accounts/sign-in.ts';
import type { Billing } from '../../accounts/billing.ts';

/** What the dashboard is given beside what the API is. */
export interface DashboardServices {
  readonly signIn: SignIn;
  /** Where `npm run build` put the web app. */
  readonly folder: string;
  /** Whether links to reset a password are mailed. */
  readonly mail: boolean;
  /** undefined: the operator grants plans. */
  readonly billing: Billing | undefined;
  /** Where browsers reach the service, without a slash at its end. */
  readonly publicUrl: string;
  /** An e-mail address or a page at which people ask the operator; undefined: none is configured. */
  readonly contact: string | undefined;
}
