import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const DIST = new URL('../../dist/dashboard/', import.meta.url);

test('the first view is under 150 kB of gzipped JavaScript', () => {
  const html = readFileSync(new URL('index.html', DIST), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  const bytes = scripts.map((path) => gzipSync(readFileSync(new URL(path, DIST))).length);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(150_000);
});

test('nothing is inline: no script, no style, no handler', () => {
  const html = readFileSync(new URL('index.html', DIST), 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|javascript:|style=/);
});

test('the dashboard asks no other site for anything', () => {
  const assets = readdirSync(new URL('assets/', DIST)).filter((name) => name.endsWith('.css'));
  for (const name of assets) {
    expect(readFileSync(new URL(`assets/${name}`, DIST), 'utf8')).not.toMatch(/url\(["']?(?:https?:)?\/\//);
  }
});
