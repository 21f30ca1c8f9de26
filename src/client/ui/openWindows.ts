export { OpenDialog } from './OpenDialog';
export { OpenSheet } from './OpenSheet';
