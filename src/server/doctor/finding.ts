/**
 * What one look found. `good`; `note`: nothing is wrong, and it should be known; `bad`: something does not work, or soon
 * will not.
 */
type State = 'good' | 'note' | 'bad';

export interface Finding {
  readonly subject: string;
  readonly state: State;
  /** What was found, and where it is not good what to do, in one line. */
  readonly told: string;
}

export function good(subject: string, told: string): Finding {
  return { subject, state: 'good', told };
}

export function note(subject: string, told: string): Finding {
  return { subject, state: 'note', told };
}

export function bad(subject: string, told: string): Finding {
  return { subject, state: 'bad', told };
}
