/** Where pg_receivewal is, in the log of changes of a PostgreSQL of one's own: nothing after it is removed. */
export const ARCHIVE_SLOT = 'stlbs_archive';
