/** What is seen of a link where somebody sends it: in a chat, a feed, a search (Open Graph, ogp.me). */
export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly imageAlt: string;
}

/** Of every picture of a palette. */
const IMAGE_WIDTH = '1600';
const IMAGE_HEIGHT = '900';

const PLACE = /<title>.*?<\/title>|<meta name="description"[^>]*>/gs;

/** The page with this title and description in place of its own, and what previews read beside. */
export function withPreview(html: string, preview: Preview): string {
  const { title, description, url, image, imageAlt } = preview;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Huesmith',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': IMAGE_WIDTH,
    'og:image:height': IMAGE_HEIGHT,
    'og:image:alt': imageAlt,
  };
  const lines = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return html.replaceAll(PLACE, '').replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`);
}

const WRITTEN: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => WRITTEN[sign] ?? sign);
}
