/**
 * A delivery says on which channel it goes, and the jobs that send what is due name its receiver. What
 * waits goes on waiting, on the one channel there has been.
 */
export const sql = `
alter table webhook_deliveries add column channel text not null default 'webhook';
update jobs set payload = jsonb_build_object('receiver', payload -> 'endpoint') where kind = 'webhook';
`;
