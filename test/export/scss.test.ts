import { compileString } from 'sass';
import { describe, expect, it } from 'vitest';
import { coastal, withoutRoles } from './palettes.ts';
import { textOf } from './text.ts';

const READER = `
@use 'sass:map';
a { first: $color-1; fifth: $color-5; keys: map.keys($palette); third: map.get($palette, 'color-3'); }
@each $name, $hex in $palette { .#{$name} { color: $hex; } }
`;

describe('the scss format', () => {
  it('compiles in Sass to variables and a map of them', async () => {
    const { css } = compileString((await textOf('scss', withoutRoles)) + READER);
    expect(css).toContain('first: #F5F1E8;');
    expect(css).toContain('fifth: #E4784A;');
    expect(css).toContain('third: #2a7f9e;');
    expect(css).toContain('keys: "color-1", "color-2", "color-3", "color-4", "color-5";');
    expect(css).toContain('.color-4 {\n  color: #9cc5c9;\n}');
  });

  it('has the roles as variables and in the map', async () => {
    const { css } = compileString(`${await textOf('scss', coastal)}${READER}b { text: $color-text; }`);
    expect(css).toContain('text: #12263A;');
    expect(css).toContain('.color-accent {\n  color: #E4784A;\n}');
  });

  it('gives the custom properties of the css format in a loop over the map, as the documentation has it', async () => {
    const { css } = compileString(
      (await textOf('scss', coastal)) + '@each $name, $hex in $palette { :root { --#{$name}: #{$hex}; } }',
    );
    expect(css).toContain('--color-1: #F5F1E8;');
    expect(css).toContain('--color-accent: #E4784A;');
  });

  it('interpolates nothing out of a name and lets none end its comment', async () => {
    const name = '#{1 + 1} */ \n$color-1: red; \r\f @import "x" // \\';
    const { css } = compileString((await textOf('scss', { ...withoutRoles, name })) + READER);
    expect(css).toContain('first: #F5F1E8;');
    expect(css).not.toContain('import');
  });
});
