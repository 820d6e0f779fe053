import { renderToString } from 'react-dom/server';
import { Root } from './root.tsx';

/** A page as HTML, for the build to keep. */
export function draw(path: string): string {
  return renderToString(<Root path={path} />);
}
