import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/design.css';
import { App } from './app.js';
import { applySettings } from './settings/use-settings.js';

applySettings(document.documentElement);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
