/** Descriptors that connections leave to files, the database and other programs' answers. */
const SPARE = 100;

/** How many connections there may be: as configured, and fewer where this process may open fewer files. */
export function connectionsMax(configured: number): number {
  const descriptors = descriptorsMax();
  return descriptors === undefined ? configured : Math.min(configured, Math.max(10, descriptors - SPARE));
}

/** undefined: unlimited, or not known on this platform. */
function descriptorsMax(): number | undefined {
  if (process.report === undefined) return undefined;
  // With the network in it, the report would ask for the names of every address.
  Object.assign(process.report, { excludeNetwork: true });
  // Boundary: Node's report is documented, and not typed.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isInteger(soft) ? soft : undefined;
}
