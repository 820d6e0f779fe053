/** What the security log records. */
export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'password_reset'
  | 'password_changed'
  | 'key_created'
  | 'key_revoked'
  | 'plan_granted'
  | 'plan_bought'
  | 'plan_taken_back'
  | 'account_removed';

export interface SecurityDetail {
  readonly requestId?: string;
  /** Whom it came from. */
  readonly address?: string;
  /** The account it is about; undefined: none. */
  readonly account?: string | undefined;
  /** The operator's account, where an operator did it to another's. */
  readonly by?: string | undefined;
  /** Its id, never the key. */
  readonly key?: string;
  readonly plan?: string;
}
