/** The database with the tables of a service that has been started: a copy of it is made sooner than they are. */
export const TEMPLATE = 'with_tables';
