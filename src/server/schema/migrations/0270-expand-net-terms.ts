import { Migration } from '@mikro-orm/migrations'

/** Net terms of partners: a price of their own, paid on account within a limit of credit. */
export class Migration0270ExpandNetTerms extends Migration {
  override up(): void {
    this.addSql(`alter table partner
      add column discount_bp integer not null default 0,
      add column credit_limit_cents integer not null default 0,
      drop constraint partner_terms_known,
      add constraint partner_terms_known check (terms in ('retail', 'commission', 'net')) not valid,
      add constraint partner_net_in_limits check (discount_bp >= 0 and discount_bp <= 5000 and credit_limit_cents >= 0 and credit_limit_cents <= 100000000) not valid`)
    this.addSql(`alter table booking
      add column discount_bp integer,
      drop constraint booking_payment_method_known,
      add constraint booking_payment_method_known check (payment_method in ('cash', 'sumup', 'card_on_pickup', 'account')) not valid,
      add constraint booking_on_account_whole check ((payment_method = 'account') = (discount_bp is not null) and (discount_bp is null or partner_id is not null)) not valid`)
    this.addSql(`alter table booking_change
      drop constraint booking_change_settlement_known,
      add constraint booking_change_settlement_known check (settlement in ('none', 'driver', 'checkout', 'refund', 'account', 'unpaid')) not valid`)
    this.addSql(`alter table partner_entry
      drop constraint partner_entry_kind_known,
      add constraint partner_entry_kind_known check (kind in ('commission', 'commission_back', 'sale', 'fee', 'refund', 'adjustment', 'payment', 'payout')) not valid`)
  }
}
