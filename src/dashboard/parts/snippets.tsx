import { useState, useSyncExternalStore } from 'react';
import { texts } from '../texts.ts';
import { Choice } from './choice.tsx';
import { CopyButton } from './copy.tsx';

const NAMES = ['curl', 'JavaScript', 'Python'] as const;
type Language = (typeof NAMES)[number];

const BODY = '{"prompt": "cozy autumn coffee shop", "count": 3}';

const never = () => () => undefined;
/** Where this service is; it is not known yet when the build draws the page. */
const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => 'https://huesmith.example',
  );

function snippet(origin: string, language: Language, key: string): string {
  const url = `${origin}/v1/palettes/generate`;
  if (language === 'curl') {
    return `curl ${url} \\\n  -H 'X-API-Key: ${key}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${BODY}'`;
  }
  if (language === 'JavaScript') {
    return `const answer = await fetch('${url}', {
  method: 'POST',
  headers: { 'X-API-Key': '${key}', 'Content-Type': 'application/json' },
  body: JSON.stringify(${BODY}),
});
const { data } = await answer.json();
console.log(data[0].name, data[0].colors);`;
  }
  return `import json, urllib.request

request = urllib.request.Request(
    "${url}",
    headers={"X-API-Key": "${key}", "Content-Type": "application/json"},
    data=json.dumps(${BODY}).encode(),
)
palettes = json.load(urllib.request.urlopen(request))["data"]
print(palettes[0]["name"], palettes[0]["colors"])`;
}

/** The first call, ready to be pasted. */
export function Snippets({ apiKey = 'sk_live_…' }: { apiKey?: string }) {
  const [language, setLanguage] = useState<Language>('curl');
  const text = snippet(useOrigin(), language, apiKey);
  const options = { curl: 'curl', JavaScript: 'JavaScript', Python: 'Python' };
  return (
    <div className="min-w-0 overflow-hidden rounded-3xl border border-line bg-raised shadow-card">
      <div className="relative flex items-center justify-between gap-2 border-b border-line p-3 pl-5">
        <Choice
          label={texts.keys.snippet}
          names={NAMES}
          labelOf={(name) => options[name]}
          value={language}
          onChange={setLanguage}
        />
        {/* On a phone above the languages, which need the whole width. */}
        <div className="max-sm:absolute max-sm:top-1 max-sm:right-1">
          <CopyButton text={text} look="quiet" small name={texts.copyCode} />
        </div>
      </div>
      {/* Long lines are scrolled to, by keyboard too. */}
      <pre
        tabIndex={0}
        role="region"
        aria-label={language}
        className="overflow-x-auto p-5 font-mono text-[0.82rem] leading-relaxed"
      >
        {text}
      </pre>
    </div>
  );
}
