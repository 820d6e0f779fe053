/** What counts for and against a palette, on the scale of what its things are worth. */
export const SCORE = {
  ground: 0.4,
  in: { primary: 1, secondary: 0.7, accent: 0.9 },
  /** A colour by which the thing is known, and not only one that is about it. */
  own: 1,
  any: 0.2,
  /** A colour that is called by the thing's name. */
  called: 0.15,
  primary: 0.1,
  laterCard: 0.06,
  /** Each thing that no other role tells of. */
  another: 0.2,
  /** OKLCH chroma of the accent and of the primary, up to so much. */
  accentChroma: { to: 0.15, by: 1.5 },
  primaryChroma: { to: 0.1, by: 1 },
  paleAccent: -0.4,
  oneVoice: -0.6,
  /** Two loud colours of opposite hues and one lightness. */
  clash: -0.3,
  /** OKLCH chroma of a ground and of a secondary beyond what is quiet. */
  groundChroma: { from: 0.014, by: -9 },
  secondaryChroma: { from: 0.09, by: -3 },
  heavySecondary: -0.3,
  /** A colour that is foreign to a tinted ground. */
  foreign: -0.12,
  /** A colour like that of the best cards in its role. */
  like: { background: 0.8, primary: 0.5, secondary: 0.5, accent: 0.5 },
} as const;
