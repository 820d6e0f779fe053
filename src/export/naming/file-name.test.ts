import { describe, expect, it } from 'vitest';
import { fileStem } from './file-name.ts';

describe('a file stem', () => {
  it.each([
    ['Coastal Morning', 'coastal-morning'],
    ['Crème Brûlée & Straße', 'creme-brulee-strasse'],
    ['Αιγαίο στο ηλιοβασίλεμα', 'aigaio-sto-iliovasilema'],
    ['Тихий лес', 'tikhii-les'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'palette-con'],
    ['2026', 'palette-2026'],
    ['a'.repeat(200), 'a'.repeat(60)],
  ])('of %j is %s', (name, stem) => {
    expect(fileStem(name)).toBe(stem);
  });

  it('numbers a name in a script that it cannot transliterate, otherwise for another', () => {
    expect(fileStem('桜')).toMatch(/^palette-[0-9a-z]{6}$/);
    expect(fileStem('桜')).toBe(fileStem('桜'));
    expect(fileStem('桜')).not.toBe(fileStem('海'));
    expect(fileStem('')).toMatch(/^palette-/);
  });
});
