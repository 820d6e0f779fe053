import { createTransport } from 'nodemailer';

export interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly smtpUrl: string;
  readonly from: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SendMail = (letter: Letter) => Promise<void>;

export function createMail({ smtpUrl, from }: MailOptions): SendMail {
  const transport = createTransport(smtpUrl);
  return async (letter) => {
    await transport.sendMail({ from, ...letter });
  };
}
