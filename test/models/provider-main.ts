import { MISBEHAVIOURS } from './misbehaviours.ts';
import { providerHere } from './provider.ts';

/** `provider-main.ts NAME COUNT`: a provider that misbehaves so, for the process that started this one. */
const [name = '', count = '1'] = process.argv.slice(2);
const kind = MISBEHAVIOURS.find((one) => one.name === name);
if (kind === undefined) throw new Error(`no misbehaviour is called ${name}`);
const provider = await providerHere(kind, Number(count));

process.on('message', (message) => {
  if (message === 'stats') void provider.stats().then((stats) => process.send?.(stats));
  else void provider.close().then(() => process.disconnect());
});
process.send?.(provider.url);
