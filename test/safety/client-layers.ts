import type { Layers } from '../support/layers.ts'

/** The layers of src/client, from the top down: a folder imports only from the layers below it. */
export const clientLayers: Layers = [
  { places: ['entry-client.tsx', 'entry-server.tsx'] },
  { places: ['router.tsx', 'words'] },
  { places: ['route-tree.gen.ts'] },
  { places: ['routes'] },
  // The travellers' site, the office's pages, the page of partners' people, and that of drivers' phones: none knows another.
  { places: ['site', 'admin', 'partner', 'driver'] },
  // A journey as it is entered, by a guest or by the office, and one that is changed.
  { places: ['shared/change'] },
  { places: ['shared/journey'] },
  { places: ['shared/places'] },
  { places: ['shared/map'] },
  { places: ['shared/firm'] },
  { places: ['shared/api', 'shared/forms', 'shared/ui', 'styles.css'] },
  // The language of the page.
  { places: ['shared/locale'] },
]
