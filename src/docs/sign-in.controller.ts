import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/access.decorators.js';

/** Where the page of the API finds its script: no inline script runs there. */
export const SIGN_IN_SCRIPT = '/docs/sign-in.js';

/** Signs in above the endpoints, as a guest or with an account (an administrator's, for one), and sends the token with everything. */
const SCRIPT = `
const form = document.createElement('form');
form.id = 'sign-in';
form.setAttribute('aria-label', 'Sign in');
form.innerHTML = \`
  <label>Email <input name="email" autocomplete="username" required></label>
  <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
  <button>Sign in</button>
  <button type="button" data-guest>Play as a guest</button>
  <output aria-live="polite"></output>\`;
const told = form.querySelector('output');

async function signIn(path, body) {
  told.textContent = '';
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) {
    told.textContent = answer.detail;
    return;
  }
  window.ui.preauthorizeApiKey('bearer', answer.accessToken);
  told.textContent = 'Signed in as ' + answer.user.name + ' (' + answer.user.role + ').';
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { email, password } = form.elements;
  signIn('/api/auth/login', { email: email.value, password: password.value }).then(() => { password.value = ''; });
});
form.querySelector('[data-guest]').addEventListener('click', () => signIn('/api/auth/guest', {}));
window.addEventListener('load', () => document.body.prepend(form));
`;

/** How it looks, in the page's own stylesheet. */
export const SIGN_IN_STYLE = `
#sign-in { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; max-width: 1460px; margin: 0 auto;
  padding: 12px 20px; font: 14px sans-serif; }
#sign-in input, #sign-in button { font: inherit; min-height: 44px; padding: 4px 10px; }`;

@ApiExcludeController()
@Public()
@Controller()
export class SignInController {
  @Get(SIGN_IN_SCRIPT)
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return SCRIPT;
  }
}
