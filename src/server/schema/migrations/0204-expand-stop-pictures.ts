import { Migration } from '@mikro-orm/migrations'

/** The drawings of the first stops are gone from the site: the coast stands in for each that the office has left as it was. */
export class Migration0204ExpandStopPictures extends Migration {
  override up(): void {
    this.addSql(
      `update stop_suggestion set image_url = '/art/coast/stacks-640.webp' where image_url like '/art/stops/%'`,
    )
  }
}
