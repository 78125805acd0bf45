import { SENTENCES } from '@chauffeur/contract/sentences'
import type { StatementState } from '@chauffeur/domain/partner-money'
import { words } from '../words.ts'

const STATEMENT_STATES: Readonly<Record<StatementState, string>> = {
  draft: 'This statement has not been sent yet.',
  sent: 'This statement has been sent.',
  disputed: 'A line of this statement is disputed. Please decide about it first.',
  settled: 'This statement is settled.',
}

/** Why something of a partner is refused or does not work: its keys, receivers, statements and return addresses. */
export const partnerReasons = words('partnerReasons', {
  not_signed_in: SENTENCES.notSignedIn,
  partner_over: 'This partner has ended, or is part of another one.',
  partner_without_key: 'This partner has no API key yet. Please make one first.',
  api_key_name_taken: ({ name }: { name: string }) =>
    `There is already a key called “${name}”. Please choose another name, or revoke that one first.`,
  api_key_without_name: 'Please give the key a name.',
  api_key_name_too_long: ({ max }: { max: number }) => `The name can be at most ${max} characters long.`,
  api_key_without_scope: 'Please choose at least one scope.',
  api_key_revoked_already: 'This API key has been revoked already.',
  statement_moved_on: ({ state }: { state: StatementState }) => STATEMENT_STATES[state],
  dispute_open: 'This line has been asked about, and the office has not decided yet.',
  return_origin_unusable: 'A return address must be written like https://hotel.example, without a path.',
  too_many_return_origins: ({ most }: { most: number }) =>
    `There can be at most ${most} return addresses. Remove one first.`,
  webhook_off: 'This receiver is switched off. Please switch it on first.',
  too_many_webhooks: ({ most }: { most: number }) =>
    `There are ${most} receivers already. Please remove one that is not used any more.`,
  delivery_under_way: 'This message is being sent at this moment.',
  webhook_not_https: 'The address must start with https:// and name a host.',
  webhook_with_password:
    'The address cannot hold a user name or a password: every message is signed instead.',
  webhook_with_fragment: 'The address cannot hold a “#”: that part is never sent.',
  webhook_url_unusable: 'This is not an address that can be called.',
  webhook_port: ({ from }: { from: number }) => `The port must be 443, 80, or from ${from} on.`,
  webhook_private_name:
    'This name belongs to a private network or to this server itself, which is never called.',
  webhook_no_whole_host: 'The address must name a whole host, like hooks.example.com.',
  webhook_no_address: 'The host has no address.',
  host_not_found: 'The host cannot be found.',
  host_not_found_now: 'The host cannot be found at the moment.',
  connection_refused: 'The connection was refused.',
  connection_broken: 'The connection was broken off.',
  connection_failed: ({ error }: { error: string }) => `The connection failed${error && ` (${error})`}.`,
  certificate_expired: 'Its certificate has expired.',
  certificate_self_signed: 'Its certificate is one that it signed itself.',
  certificate_of_another_host: 'Its certificate is for another host.',
  no_answer_in_time: ({ seconds }: { seconds: number }) =>
    `There was no whole answer within ${seconds} seconds.`,
  receiver_answered: ({ status }: { status: number }) => `The receiver answered ${status}.`,
  receiver_gone: 'The receiver answered 410: it is gone, and was switched off.',
  receiver_switched_off: 'The receiver was switched off.',
  receiver_partner_suspended: 'The partner of the receiver is suspended.',
  receiver_partner_over: 'The partner of the receiver has ended.',
  receiver_secret_unreadable:
    'The secret cannot be opened, since SESSION_SECRET has changed. Please make a new one.',
  webhook_not_public:
    'The address leads to this server itself or into a private network, which is never called.',
})
