import { Migration } from '@mikro-orm/migrations'

/** How many child and booster seats fit into a car. Of those entered before: as many as it has seats. */
export class Migration0107ChildSeatsOfCars extends Migration {
  override up(): void {
    this.addSql('alter table car add column child_seats integer null')
  }
}
