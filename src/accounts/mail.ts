import { createTransport } from 'nodemailer';

export interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly smtpUrl: string;
  readonly from: string;
}

interface Letter {
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

/** Connects and signs in, and sends nothing; undefined: it works, otherwise what is wrong. */
export async function checkMail(smtpUrl: string): Promise<string | undefined> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 5000,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    // Its messages may carry what was sent; its code does not.
    return error instanceof Error && 'code' in error ? String(error.code) : 'it does not answer as a mail server does';
  } finally {
    transport.close();
  }
}
