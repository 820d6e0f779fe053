import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface SmtpServer {
  readonly url: string;
  /** The next letter that comes in: who it is to, and all of its text. */
  letter(): Promise<{ readonly to: string; readonly text: string }>;
  stop(): void;
}

/** A server on loopback that takes mail (RFC 5321, as much as a letter needs). */
export async function startSmtp(): Promise<SmtpServer> {
  const letters = new EventTarget();
  const server = createServer((socket) => {
    let [heard, to, isLetter] = ['', '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      const end = isLetter ? '\r\n.\r\n' : '\r\n';
      for (let at = heard.indexOf(end); at !== -1; at = heard.indexOf(end)) {
        const line = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (isLetter) letters.dispatchEvent(new CustomEvent('letter', { detail: { to, text: line } }));
        to = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? to;
        isLetter = !isLetter && /^DATA/i.test(line);
        say(isLetter ? '354 go on' : /^QUIT/i.test(line) ? '221 goodbye' : '250 fine');
        if (isLetter) break;
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Boundary: a server that listens on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letter: async () => {
      const [event] = await once(letters, 'letter');
      return event.detail;
    },
    stop: () => server.close(),
  };
}
