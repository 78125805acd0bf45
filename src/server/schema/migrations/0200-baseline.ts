import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Migration } from '@mikro-orm/migrations'
import { firstLuggage, firstPrices, firstRoutes, firstStops } from './seed.ts'

/**
 * The tables of release 1.0.0, and the rows of a new installation. SQL rather than entities and rules: those move on, this
 * stays what it was.
 */
export class Migration0200Baseline extends Migration {
  override async up(): Promise<void> {
    const schema = await readFile(new URL('baseline.sql', import.meta.url), 'utf8')
    for (const statement of schema.replaceAll(/^--.*\n/gm, '').split(/;\n\n|;\n$/))
      if (statement.trim() !== '') await this.execute(statement)

    for (const { vehicleName, serviceType, minimumFare, perKm, hourly } of firstPrices)
      await this.execute(
        `insert into vehicle_pricing (id, vehicle_name, service_type, minimum_fare_cents, price_per_km_cents, hourly_rate_cents) values (?, ?, ?, ?, ?, ?)`,
        [randomUUID(), vehicleName, serviceType, minimumFare, perKm, hourly],
      )

    const routeIds = new Map<string, string>()
    for (const { name, a, b } of firstRoutes) {
      routeIds.set(name, randomUUID())
      await this.execute(
        `insert into region (id, name, endpoint_a_lat, endpoint_a_lng, endpoint_a_radius_km, endpoint_b_lat, endpoint_b_lng, endpoint_b_radius_km) values (?, ?, ?, ?, ?, ?, ?, ?)`,
        [routeIds.get(name), name, ...a, ...b],
      )
    }

    for (const stop of firstStops) {
      const id = randomUUID()
      await this.execute(
        `insert into stop_suggestion (id, name, image_url, hourly_price_cents, latitude, longitude) values (?, ?, ?, ?, ?, ?)`,
        [id, stop.name, stop.imageUrl, stop.hourlyPriceCents, stop.lat, stop.lon],
      )
      for (const route of stop.routes)
        await this.execute(`insert into stop_route (stop_id, region_id) values (?, ?)`, [
          id,
          routeIds.get(route),
        ])
    }

    for (const { vehicleId, vehicleName, config, imageUrl } of firstLuggage)
      await this.execute(
        `insert into luggage_capacity (id, vehicle_id, vehicle_name, config, image_url) values (?, ?, ?, ?, ?)`,
        [randomUUID(), vehicleId, vehicleName, config, imageUrl],
      )

    await this.execute('insert into capacity_setting (vehicle_id) values (1), (2), (3), (4), (5)')
    await this.execute('insert into capacity_version values (1, gen_random_uuid())')
  }
}
