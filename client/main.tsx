import './app/global.css';
import { createRoot } from 'react-dom/client';
import { isClosed } from '#core/platform.js';
import { BootScreen } from './ui/frame/boot-screen.js';
import { currentPlatform } from './lib/platform-state.js';
import { startSession } from './lib/session/session.js';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

startSession();
// A closed platform has no landing page: the application decides who sees what.
if (location.pathname === '/' && !isClosed(currentPlatform().mode.mode)) {
  void import('./open-landing.js').then(({ openLanding }) => openLanding(container));
} else {
  const root = createRoot(container);
  // The server's page has a heading that can be read until the page's own is there.
  const isDrawn = container.firstElementChild !== null;
  if (!isDrawn) root.render(<BootScreen />);
  void import('./app/start.js').then(({ startApp, replacePage }) => (isDrawn ? replacePage(root) : startApp(root)));
}
