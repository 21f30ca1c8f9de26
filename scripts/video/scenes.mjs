/** Prices per line as such pipe costs, in the currency of the request. */
const PRICES = {
  ko: ['2890', '3410', '8590', '17200', '259800', '64900'],
  en: ['2.05', '2.30', '3.15', '5.10', '5.20', '10.80'],
};

/** What each audience is shown: three captions, which are the three steps beside the video. */
export const scenes = { buyer, seller, manage };

/** Requests of the demo that have a title in the language of the video. */
const TITLES = {
  ko: { compared: '여수 2단지 공정배관 2차', requested: 'No.2 CDU 배관 교체 자재', delivered: '여수 2단지 스팀 배관' },
  en: {
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
  const { page, say, language } = stage;
  const step = (number) => stage.caption(say(`home:how.buyerSteps.${number}`));
  await stage.open('/');
  await stage.roll();
  await step(1);
  const box = page.getByRole('textbox', { name: say('home:box.label') });
  await stage.click(box);
  for (const line of say('home:sampleLines').split('\n')) {
    await page.keyboard.insertText(`${line}\n`);
    await stage.pause(0.22);
  }
  await stage.click(page.getByRole('button', { name: say('home:box.read') }));
  const result = page.getByRole('button', { name: say('home:result.continue') });
  await result.waitFor();
  await stage.pause(0.8);
  await stage.scroll(260);
  await stage.pause(1.8);
  const number = await numberOf(stage, '/rfq?limit=100', TITLES[language].compared);
  await stage.open(`/service/buyer`);
  await step(2);
  await stage.pause(1.8);
  await stage.open(`/service/project/purchase/${number}`);
  await step(3);
  const price = page.locator('[aria-colindex] button[aria-haspopup="dialog"]').nth(2);
  await price.waitFor();
  stage.poster();
  await stage.pause(1.2);
  await stage.scroll(220);
  await stage.pause(0.8);
  await stage.click(price);
  await stage.pause(2.6);
  await page.keyboard.press('Escape');
  await stage.pause(0.6);
  await stage.scroll(320);
  await stage.pause(1.2);
}

async function seller(stage) {
  const { page, say, language } = stage;
  const step = (number) => stage.caption(say(`home:how.sellerSteps.${number}`));
  await stage.open('/user/mypage/materials');
  await stage.roll();
  await step(1);
  await stage.pause(2);
  await stage.open('/service/seller');
  await stage.pause(1.2);
  const number = await numberOf(stage, '/quotation/request?limit=100', TITLES[language].requested);
  await stage.open(`/service/seller/${number}`);
  await step(2);
  const cell = (row, column) =>
    page.locator(`[role="row"][aria-rowindex="${row + 1}"]`).locator(`[aria-colindex="${column}"]`);
  await page.getByRole('grid').waitFor();
  await stage.scroll(260);
  const heads = await page.getByRole('grid').getByRole('columnheader').allInnerTexts();
  const column = heads.findIndex((head) => head.trim().startsWith(say('seller:col.unitPrice'))) + 1;
  await stage.click(cell(1, column));
  for (const price of PRICES[language]) {
    await page.keyboard.type(price, { delay: 70 });
    await page.keyboard.press('Enter');
    await stage.pause(0.35);
  }
  stage.poster();
  await stage.pause(1.4);
  await step(3);
  await stage.open('/service/project?side=seller');
  await step(3);
  await stage.pause(2.2);
  await stage.scroll(240);
  await stage.pause(1.2);
}

async function manage(stage) {
  const { page, say, language } = stage;
  const step = (number) => stage.caption(say(`home:how.manageSteps.${number}`));
  await stage.open('/service/project');
  await stage.roll();
  await step(1);
  stage.poster();
  await stage.pause(1.4);
  await stage.scroll(300);
  await stage.pause(1.2);
  const number = await numberOf(stage, '/rfq?limit=100', TITLES[language].delivered);
  await stage.open(`/service/project/${number}`);
  await step(2);
  await stage.pause(1.4);
  await stage.scroll(420);
  await stage.pause(1.6);
  const order = page.getByRole('main').locator('a[href*="/service/project/O"], a[href*="/purchase/buy/"]').first();
  if ((await order.count()) > 0) {
    await stage.click(order);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await step(2);
    await stage.pause(1.6);
    await stage.scroll(520);
    await stage.pause(1.6);
    await stage.scroll(520);
  }
  await step(3);
  await stage.pause(2);
}
