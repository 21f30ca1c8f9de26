/** Raised when a way on was stopped, since the device has no network: a toast says so where toasts are there already, else the banner. */
export const STAYS_OFFLINE = 'stlbs-stays-offline';
