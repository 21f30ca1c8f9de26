export { replayIntegration } from '@sentry/nextjs';
