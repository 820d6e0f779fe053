import { Buffer } from 'node:buffer';
import { exportAco } from './aco.ts';
import { exportAse } from './ase.ts';
import { fileStem } from '../naming/file-name.ts';
import { type ExportPalette, rolesOf } from '../palette.ts';
import { bytesOf } from '../colours/swatches.ts';
import { titleOf } from '../naming/title.ts';

const PROFILE = 'sRGB IEC61966-2.1';

/**
 * A colour theme as Creative Cloud Libraries hold it (element and representation types of
 * https://developer.adobe.com/creative-cloud-libraries/), and beside it, in base64, the swatch files that the
 * applications themselves open.
 */
export function exportAdobe(palette: ExportPalette): string {
  const stem = fileStem(palette.name);
  const roles = rolesOf(palette);
  const document = {
    name: titleOf(palette.name),
    type: 'application/vnd.adobe.element.colortheme+dcx',
    representations: [
      {
        rel: 'primary',
        type: 'application/vnd.adobe.colortheme+json',
        'colortheme#data': {
          mood: 'Custom',
          rule: 'Custom',
          swatches: palette.colors.map((hex) => [rgbEntry(hex)]),
          tags: [],
        },
      },
    ],
    ...(roles.length > 0 ? { semantic: Object.fromEntries(roles) } : {}),
    files: [
      file(`${stem}.ase`, 'application/x-adobe-ase', exportAse(palette)),
      file(`${stem}.aco`, 'application/x-adobe-aco', exportAco(palette)),
    ],
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function rgbEntry(hex: string): object {
  const [r, g, b] = bytesOf(hex);
  return { mode: 'RGB', value: { r, g, b }, profileName: PROFILE };
}

const file = (name: string, type: string, { buffer, byteOffset, byteLength }: Uint8Array): object => ({
  name,
  type,
  encoding: 'base64',
  data: Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
});
