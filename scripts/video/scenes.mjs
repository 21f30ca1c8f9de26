/** Prices per line as such pipe costs, in the currency of the request. */
const PRICES = {
  ko: ['2890', '3410', '8590', '17200', '259800', '64900'],
  en: ['2.05', '2.30', '3.15', '5.10', '5.20', '10.80'],
};

/** What each audience is shown: `stage.step()` begins each of the three steps that stand beside the video. */
export const scenes = { buyer, seller, manage };

/** Requests of the demo that have a title in the language of the video. */
const TITLES = {
  ko: {
    written: '3호기 배관 자재',
    compared: '여수 2단지 공정배관 2차',
    requested: 'No.2 CDU 배관 교체 자재',
    delivered: '여수 2단지 스팀 배관',
  },
  en: {
    written: 'Unit 3 piping',
    compared: 'Onsan jetty line, phase 1',
    requested: 'Skid package piping, lot 3',
    delivered: 'Onsan jetty line, phase 1',
  },
};

async function numberOf({ page }, call, title) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'ACCESS_TOKEN').value;
  const { origin } = new URL(page.url());
  const answer = await fetch(`${origin}/api${call}`, { headers: { authorization: `Bearer ${token}` } });
  const found = (await answer.json()).data.items.find((item) => item.title === title);
  if (!found) throw new Error(`the demo has no request called ${title}`);
  return found.rfq_number_id;
}

async function buyer(stage) {
  const { page, say, language, phone } = stage;
  const lines = say('home:sampleLines');
  await stage.open('/service/buyer/type/paste');
  await stage.roll();
  stage.step();
  await stage.click(page.getByRole('textbox', { name: say('buyer:intake.pasteLabel') }));
  for (const line of lines.split('\n')) {
    await page.keyboard.insertText(`${line}\n`);
    await stage.pause(0.25);
  }
  const count = lines.split('\n').length;
  await stage.click(
    page.getByRole('button', { name: say('buyer:intake.readCount_other').replace('{{count}}', count) }),
  );
  const next = (step) =>
    page.getByRole('button', { name: say('buyer:steps.next').replace('{{step}}', say(`buyer:steps.${step}`)) });
  await page
    .getByRole(phone ? 'textbox' : 'grid')
    .first()
    .waitFor();
  await stage.pause(2.4);
  stage.step();
  await stage.click(page.getByLabel(say('buyer:terms.name')));
  await page.keyboard.type(TITLES[language].written, { delay: 45 });
  await stage.click(next('terms'));
  await stage.pause(1.6);
  await stage.click(next('sellers'));
  await stage.pause(2.2);
  const number = await numberOf(stage, '/rfq?limit=100', TITLES[language].compared);
  await stage.open(`/service/project/purchase/${number}`);
  stage.step();
  await stage.pause(1.2);
  stage.poster();
  if (phone) return stage.scroll(700).then(() => stage.pause(2.4));
  const cells = page.getByRole('grid').locator('[aria-colindex="3"]');
  await cells.nth(3).waitFor();
  await stage.scroll(220);
  // The offer of a line is chosen by a press; its details open beside the grid.
  await stage.click(cells.nth(3));
  await stage.pause(1.4);
  await page.keyboard.press('Enter');
  await stage.pause(2.8);
  await page.keyboard.press('Escape');
  await stage.pause(1.2);
}

async function seller(stage) {
  const { language, phone } = stage;
  await stage.open('/user/mypage/materials');
  await stage.roll();
  stage.step();
  await stage.pause(2);
  await stage.open('/service/seller');
  await stage.pause(1.6);
  const number = await numberOf(stage, '/quotation/request?limit=100', TITLES[language].requested);
  await stage.open(`/service/seller/${number}`);
  stage.step();
  if (phone) await typeOnPhone(stage);
  else await typePrices(stage);
  stage.poster();
  await stage.pause(1.4);
  await stage.open('/service/project?side=seller');
  stage.step();
  await stage.pause(2.2);
  await stage.scroll(240);
  await stage.pause(1.2);
}

/** Prices down the grid, as a seller types them. */
async function typePrices({ page, say, language, ...stage }) {
  const cell = (row, column) =>
    page.locator(`[role="row"][aria-rowindex="${row + 1}"]`).locator(`[aria-colindex="${column}"]`);
  await page.getByRole('grid').waitFor();
  const heads = await page.getByRole('grid').getByRole('columnheader').allInnerTexts();
  const column = heads.findIndex((head) => head.trim().startsWith(say('seller:col.unitPrice'))) + 1;
  await stage.click(cell(1, column));
  for (const price of PRICES[language]) {
    await page.keyboard.type(price, { delay: 70 });
    await page.keyboard.press('Enter');
    await stage.pause(0.35);
  }
}

/** The price of the first card. */
async function typeOnPhone({ page, say, language, ...stage }) {
  await stage.click(page.getByLabel(say('seller:col.unitPrice')).first());
  await page.keyboard.type(PRICES[language][0], { delay: 120 });
  await stage.pause(1);
  await stage.scroll(300);
}

async function manage(stage) {
  const { page, language } = stage;
  await stage.open('/service/project');
  await stage.roll();
  stage.step();
  stage.poster();
  await stage.pause(1.6);
  await stage.scroll(260);
  await stage.pause(1.2);
  const number = await numberOf(stage, '/rfq?limit=100', TITLES[language].delivered);
  await stage.open(`/service/project/${number}`);
  stage.step();
  await stage.pause(1.8);
  await stage.scroll(420);
  await stage.pause(1.8);
  stage.step();
  const order = page.getByRole('main').locator('a[href*="/service/project/O"], a[href*="/purchase/buy/"]').first();
  if ((await order.count()) > 0) {
    await stage.click(order);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await stage.pause(2);
    await stage.scroll(480);
  }
  await stage.pause(2);
}
