export const VISIONS = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof VISIONS)[number];

/**
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, at
 * full severity. Filters work in linear RGB, for which the matrices are.
 */
const MATRICES = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** The filters that the class `seen` uses below `data-vision`. */
export function VisionFilters() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {Object.entries(MATRICES).map(([name, m]) => (
        <filter key={name} id={name} colorInterpolationFilters="linearRGB">
          <feColorMatrix
            values={[0, 3, 6].map((row) => `${m[row]} ${m[row + 1]} ${m[row + 2]} 0 0`).join(' ') + ' 0 0 0 1 0'}
          />
        </filter>
      ))}
    </svg>
  );
}
