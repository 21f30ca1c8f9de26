import { databaseFigures } from '../../db/figures';
import type { Work } from '../../http/context';
import { failedMailCount } from '../../modules/email/failedMail.service';
import { failedExportCount } from '../../modules/export/failedExport.service';
import { disputeCount } from '../../modules/order/dispute.service';
import { waitingDecisions } from '../../modules/company/operatorView.service';
import { html } from '../html';
import type { Shown } from '../layout';
import { at, type Visit } from '../visit';

/** What waits for an operator. */
export async function overviewPage(work: Work, visit: Visit): Promise<Shown> {
  const { text } = visit;
  const { unverified, claims } = await waitingDecisions(work);
  const figures = await databaseFigures(work.app.databases.all.$client);
  const due = figures?.due.reduce((sum, { count }) => sum + count, 0);
  const tiles: ReadonlyArray<readonly [keyof typeof text.overview.tiles, string, number | undefined]> = [
    ['companies', '/companies?status=unverified', unverified],
    ['claims', '/claims', claims],
    ['mails', '/mails', await failedMailCount(work)],
    ['files', '/files', await failedExportCount(work)],
    ['due', '/due', due],
    ['disputes', '/disputes', await disputeCount(work)],
  ];
  return {
    title: text.nav.overview,
    body: html`<h1>${text.overview.title}</h1><p class="lead">${text.overview.lead}</p>
      <ul class="tiles">${tiles.map(
        ([name, path, count]) =>
          html`<li class="${count === 0 && 'none'}"><a href="${at(visit, path)}"><span>${text.overview.tiles[name]}</span><b>${count ?? '–'}</b></a></li>`,
      )}</ul>`,
  };
}
