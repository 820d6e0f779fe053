import { isCanvasHere } from '../../export/card/canvas.ts';
import { CanvasMissing } from '../../export/card/canvas-missing.ts';
import { bad, type Finding, good } from './finding.ts';

/** Whether `png` can be exported: what draws it is installed beside the package. */
export async function lookAtImages(): Promise<Finding> {
  return isCanvasHere() ? good('images', 'what draws them is installed') : bad('images', new CanvasMissing().message);
}
