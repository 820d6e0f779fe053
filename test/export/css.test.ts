import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { coastal, withoutRoles } from './palettes.ts';
import { textOf } from './text.ts';

function declarationsOf(css: string): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  postcss.parse(css).walkDecls(({ prop, value }) => {
    declarations.set(prop, value);
  });
  return declarations;
}

describe('the css format', () => {
  it('is a comment with the name and a :root block of the five colours as sent', async () => {
    expect(await textOf('css', withoutRoles)).toBe(`/* Coastal Morning */
:root {
  --color-1: #F5F1E8;
  --color-2: #12263A;
  --color-3: #2a7f9e;
  --color-4: #9cc5c9;
  --color-5: #E4784A;
}
`);
  });

  it('has the roles after the colours, as a CSS parser reads it', async () => {
    expect([...declarationsOf(await textOf('css', coastal))]).toEqual([
      ...coastal.colors.map((hex, index) => [`--color-${index + 1}`, hex]),
      ['--color-primary', '#2a7f9e'],
      ['--color-secondary', '#9cc5c9'],
      ['--color-background', '#F5F1E8'],
      ['--color-text', '#12263A'],
      ['--color-accent', '#E4784A'],
    ]);
  });

  it('keeps a name that would close the comment, the style element or the line inside the comment', async () => {
    const css = await textOf('css', { ...withoutRoles, name: 'a */ } body{} </style>\n<!-- b' });
    const root = postcss.parse(css);
    expect(root.nodes.map(({ type }) => type)).toEqual(['comment', 'rule']);
    expect(css.split('\n')[0]).toBe('/* a * / } body{} < /style> < !-- b */');
  });
});
