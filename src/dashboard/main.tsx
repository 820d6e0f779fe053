import { createRoot, hydrateRoot } from 'react-dom/client';
import { startTheme } from './frame/theme.ts';
import { Root } from './root.tsx';
import './style.css';

startTheme();
const root = document.getElementById('root');
// The front page is there already, drawn by the build.
if (root?.hasChildNodes()) hydrateRoot(root, <Root />);
else if (root !== null) createRoot(root).render(<Root />);
