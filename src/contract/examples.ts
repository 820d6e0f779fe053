/** Real answers of a running service; a test holds them against the schemas. */
const palette = {
  name: 'Corner Table',
  description: 'Burnt orange and walnut on a warm oat ground.',
  colors: ['#F6EBDD', '#2E1F18', '#B4511E', '#7A5A3A', '#3F5B46'],
  semantic: {
    background: '#F6EBDD',
    text: '#2E1F18',
    primary: '#B4511E',
    secondary: '#7A5A3A',
    accent: '#3F5B46',
  },
};

const prompt = 'cozy autumn coffee shop';
const resetDate = '2026-12-01T00:00:00.000Z';

export const EXAMPLES = {
  generateRequest: { prompt, count: 1, seed: 42 },
  paletteList: {
    object: 'palette.list',
    data: [palette],
    count: 1,
    metadata: { model: 'huesmith-1', tokensUsed: 9, estimatedCost: 0 },
    usage: { remaining: 4999, limit: 5000, resetDate },
  },
  exportRequest: { palette: { name: palette.name, colors: palette.colors }, format: 'css' },
  css: ':root {\n  --color-1: #F6EBDD;\n  --color-2: #2E1F18;\n  --color-3: #B4511E;\n  --color-4: #7A5A3A;\n  --color-5: #3F5B46;\n}\n',
  historyList: {
    object: 'list',
    data: [{ type: 'palette', data: { prompt, palettes: [palette] }, date: '2026-11-21T09:41:27.311Z' }],
    count: 1,
    hasMore: false,
    usage: { remaining: 4998, limit: 5000 },
  },
  usageRecord: {
    object: 'usage',
    data: {
      current: 3,
      limit: 5000,
      remaining: 4997,
      resetDate,
      totalRequests: 3,
      lastUsed: '2026-11-21T09:41:29.120Z',
    },
  },
};
