import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/context';
import { inWork } from '../jobs/inWork';
import { operatorOfLogin, signInOperator, signOutOperator } from '../modules/account/operators/operatorLogin.service';
import { html } from './html';
import { formField, signedOutPage } from './layout';
import { cookieOf, cookieText, type FormFields, isOwnForm, newCookie } from './requestForm';
import { LOGIN_COOKIE, ownPath, visitorOf } from './visit';

/** Tries of an address within a minute; an account is locked long before. */
const TRIES_A_MINUTE = 20;

/** The operator who is signed in by the request's cookie; null when nobody is. */
export async function operatorOf(app: App, request: FastifyRequest): Promise<string | null> {
  const token = cookieOf(request, LOGIN_COOKIE);
  return token === null ? null : inWork(app, 'all', (work) => operatorOfLogin(work, token));
}

/** Says that a sign-in has ended, to who had one. */
export const ended = (request: FastifyRequest): { fault?: 'ended' } =>
  cookieOf(request, LOGIN_COOKIE) === null ? {} : { fault: 'ended' };

interface SignInForm {
  status?: number;
  /** Where to go on, and a note that was typed there. */
  next: string;
  note?: string;
  name?: string;
  fault?: 'wrong' | 'ended' | 'foreign';
}

/** Asks for name, password and code. A note that was sent without a sign-in is kept in the form. */
export function askToSignIn(request: FastifyRequest, reply: FastifyReply, shown: SignInForm): FastifyReply {
  const present = cookieOf(request, LOGIN_COOKIE);
  const cookie = present ?? newCookie();
  if (present === null) reply.header('set-cookie', cookieText(request, LOGIN_COOKIE, cookie));
  const visitor = visitorOf(request, cookie);
  const { signIn, faults } = visitor.text;
  const { status = 200, next, note = '', name = '', fault } = shown;
  const body = html`<div class="sign"><h1>${signIn.title}</h1><p class="lead">${signIn.lead}</p>
    ${fault && html`<p class="flash bad" role="alert">${faults[fault]}</p>`}
    <form method="post" action="/sign-in">${formField(visitor)}
      <input type="hidden" name="next" value="${next}"><input type="hidden" name="note" value="${note}">
      <div class="field"><label for="name">${signIn.name}</label>
        <input id="name" name="name" value="${name}" autocomplete="username" autocapitalize="none" spellcheck="false" required></div>
      <div class="field"><label for="password">${signIn.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required></div>
      <div class="field"><label for="code">${signIn.code}</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="7" required></div>
      <div class="actions"><button class="primary">${signIn.button}</button></div>
    </form></div>`;
  return reply.status(status).send(signedOutPage(visitor, { title: signIn.title, body }));
}

/** The way in and out. */
export function mountSignIn(server: FastifyInstance, app: App): void {
  server.get<{ Querystring: Record<string, string> }>('/sign-in', async (request, reply) => {
    const next = ownPath(request.query['next']);
    if (await operatorOf(app, request)) return reply.redirect(next, 303);
    return askToSignIn(request, reply, { next });
  });
  const config = { rateLimit: { max: TRIES_A_MINUTE, timeWindow: '1 minute' } };
  server.post<{ Body: FormFields }>('/sign-in', { config }, async (request, reply) => {
    const fields = request.body ?? {};
    const { name = '', password = '', code = '', note = '' } = fields;
    const shown: SignInForm = { next: ownPath(fields['next']), note, name };
    const cookie = cookieOf(request, LOGIN_COOKIE);
    if (cookie === null || !isOwnForm(request, cookie, fields)) {
      return askToSignIn(request, reply, { ...shown, status: 403, fault: 'foreign' });
    }
    const signIn = { name: name.trim().toLowerCase(), password, code };
    const entered = await inWork(app, 'all', (work) => signInOperator(work, signIn));
    if (!entered) return askToSignIn(request, reply, { ...shown, status: 401, fault: 'wrong' });
    // Another cookie than before: a person who knew that one is not signed in.
    reply.header('set-cookie', cookieText(request, LOGIN_COOKIE, entered.token));
    const to = new URL(shown.next, 'http://console');
    if (note) to.searchParams.set('note', note);
    return reply.redirect(to.pathname + to.search, 303);
  });
  server.post<{ Body: FormFields }>('/sign-out', async (request, reply) => {
    const cookie = cookieOf(request, LOGIN_COOKIE);
    if (cookie !== null && isOwnForm(request, cookie, request.body ?? {})) {
      await inWork(app, 'all', (work) => signOutOperator(work, cookie));
      reply.header('set-cookie', cookieText(request, LOGIN_COOKIE, '', 0));
    }
    return reply.redirect('/sign-in', 303);
  });
}
