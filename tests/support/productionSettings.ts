import { operatorSettings } from './operatorSettings';

/** The settings without which production does not start. */
export const productionSettings = {
  ...operatorSettings,
  APP_ENV: 'prod',
  APP_URL: 'https://stlbs.test',
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.stlbs.test',
  MAIL_FROM: 'STLBS <no-reply@stlbs.test>',
};
