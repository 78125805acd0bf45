import { Migration } from '@mikro-orm/migrations'

/** Subscriptions to alerts about flights. */
export class Migration0282ExpandFlightAlerts extends Migration {
  override up(): void {
    this.addSql(`create table flight_alert (
      id uuid not null primary key,
      provider text not null,
      provider_id text,
      flight_number text not null,
      lands_on date not null,
      state text not null default 'wanted',
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      alerted_at timestamptz,
      ended_at timestamptz,
      constraint flight_alert_state_known check (state in ('wanted', 'active', 'refused', 'ended'))
    )`)
    this.addSql(
      `create unique index flight_alert_of_flight on flight_alert (provider, flight_number, lands_on) where state <> 'ended'`,
    )
  }
}
