/** What makes one palette of an answer another idea than the next. */
export interface Idea {
  readonly name: 'faithful' | 'other ground' | 'muted' | 'bold' | 'surprising' | 'second reading' | 'deep' | 'airy';
  /** 'own': the ground that the brief leans to; 'other': its opposite. */
  readonly ground: 'own' | 'other' | 'light' | 'dark';
  /** Chroma is multiplied by it. */
  readonly chroma: number;
  /** Added to lightness of what is neither background nor text. */
  readonly lightness: number;
  /** 0: the likeliest colours; 1: any colour of the distribution alike. */
  readonly adventure: number;
  /** True: the accent comes from across the colour circle. */
  readonly opposes: boolean;
}

/** In the order in which an answer takes them; a longer answer begins again with more adventure. */
export const IDEAS: readonly Idea[] = [
  { name: 'faithful', ground: 'own', chroma: 1, lightness: 0, adventure: 0, opposes: false },
  { name: 'other ground', ground: 'other', chroma: 1, lightness: 0, adventure: 0.25, opposes: false },
  { name: 'muted', ground: 'own', chroma: 0.72, lightness: 0.02, adventure: 0.35, opposes: false },
  { name: 'bold', ground: 'own', chroma: 1.18, lightness: 0, adventure: 0.45, opposes: false },
  { name: 'surprising', ground: 'other', chroma: 1.05, lightness: 0, adventure: 0.6, opposes: true },
  { name: 'second reading', ground: 'own', chroma: 1, lightness: 0, adventure: 0.5, opposes: false },
  { name: 'deep', ground: 'dark', chroma: 1, lightness: -0.05, adventure: 0.45, opposes: false },
  { name: 'airy', ground: 'light', chroma: 0.85, lightness: 0.05, adventure: 0.45, opposes: false },
  { name: 'second reading', ground: 'other', chroma: 1, lightness: 0, adventure: 0.7, opposes: false },
  { name: 'surprising', ground: 'own', chroma: 1.08, lightness: 0, adventure: 0.75, opposes: true },
];
