/** The pages of a simulated provider. */
import { html, type Html } from '../html.js';
import type { AuthorizeRequest } from './oauth.authorize.js';
import { OAUTH_MESSAGES as t } from './oauth.messages.js';
import { OUTCOMES, type Person } from './oauth.store.js';

export interface OAuthPage {
  readonly title: string;
  readonly body: Html;
}

export function choicePage(
  providerTitle: string,
  authorization: AuthorizeRequest,
  people: readonly Person[],
  fault: boolean,
): OAuthPage {
  const title = t.title(providerTitle);
  return {
    title,
    body: html`<h1>${title}</h1>
      <p class="muted">${t.intro(providerTitle)}</p>
      ${fault && html`<p class="notice bad" role="alert">${t.personFault}</p>`}
      <div class="columns">
        <section class="card" aria-labelledby="people">
          <h2 id="people">${t.people}</h2>
          <form method="post" id="choose">
            <ul class="people">
              ${people.map(personRow)}
            </ul>
            <fieldset>
              <legend>${t.testTitle}</legend>
              <label for="outcome">${t.outcome}</label>
              <select id="outcome" name="outcome">
                ${OUTCOMES.map((outcome) => html`<option value="${outcome}">${t.outcomes[outcome]}</option>`)}
              </select>
            </fieldset>
          </form>
        </section>
        <div class="stack">
          <section class="card">${newPersonForm()}</section>
          <section class="card">${request(authorization)}</section>
        </div>
      </div>`,
  };
}

function personRow(person: Person): Html {
  const tone = person.verified ? 'good' : 'bad';
  return html`<li>
    <button class="person" name="person" value="${person.id}">
      <span class="face" aria-hidden="true">${[...person.name][0] ?? ''}</span>
      <span class="who"
        ><b dir="auto">${person.name}</b> <bdi class="code">${person.email}</bdi>
        <small class="${tone}">${person.verified ? t.verified : t.unverified}</small></span
      >
    </button>
  </li>`;
}

function newPersonForm(): Html {
  return html`<h2>${t.newTitle}</h2>
    <form method="post" class="stack">
      <input type="hidden" name="do" value="create" />
      <div>
        <label for="name">${t.name}</label><input id="name" name="name" autocomplete="off" maxlength="120" required />
      </div>
      <div>
        <label for="email">${t.email}</label
        ><input id="email" name="email" type="email" dir="ltr" autocomplete="off" maxlength="254" required />
      </div>
      <label class="check"><input type="checkbox" name="verified" checked /> ${t.isVerified}</label>
      <button class="quiet">${t.enter}</button>
    </form>`;
}

function request(authorization: AuthorizeRequest): Html {
  return html`<h2>${t.requests}</h2>
    <p>${t.scope}</p>
    <dl>
      <dt>${t.client}</dt>
      <dd><bdi class="code">${authorization.client_id}</bdi></dd>
      <dt>${t.back}</dt>
      <dd><bdi class="code">${new URL(authorization.redirect_uri).host}</bdi></dd>
    </dl>
    <form method="post"><button class="quiet spaced" name="do" value="deny">${t.deny}</button></form>`;
}

export function faultPage(): OAuthPage {
  return {
    title: t.faultTitle,
    body: html`<section class="card">
      <h1>${t.faultTitle}</h1>
      <p class="muted">${t.fault}</p>
    </section>`,
  };
}
