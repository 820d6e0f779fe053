import { PROVENANCE } from '../../../contract/history.ts';

/**
 * Whether an `Accept` names the profile in which each entry tells how it was made (RFC 9110, 12.5.1; profiles: RFC 6906).
 * What else it names changes nothing: JSON is the only type there is.
 */
export function asksForProvenance(accept = ''): boolean {
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const values = new Map(parameters.map(namedValue));
    const profiles = values.get('profile')?.split(' ') ?? [];
    const isWanted = Number(values.get('q') ?? 1) > 0;
    return type.toLowerCase() === 'application/json' && profiles.includes(PROVENANCE) && isWanted;
  });
}

function namedValue(parameter: string): [name: string, value: string] {
  const [name = '', ...value] = parameter.split('=');
  return [
    name.trim().toLowerCase(),
    value
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1'),
  ];
}
