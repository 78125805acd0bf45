import type { Attack } from './attack.ts'
import { oversizedBodies } from './oversized-bodies.ts'
import { closedRoutes } from './closed-routes.ts'
import { crossSite } from './cross-site.ts'
import { injection } from './injection.ts'
import { floods, smuggling } from './malformed-http.ts'
import { prototypePollution } from './prototype-pollution.ts'
import { sessionFixation } from './session-fixation.ts'
import { slowClients } from './slow-clients.ts'
import { sqlmap } from './sqlmap.ts'

/** In the order in which they are run: what fills the database comes last. */
export const attacks: readonly Attack[] = [
  closedRoutes,
  crossSite,
  sessionFixation,
  smuggling,
  floods,
  oversizedBodies,
  prototypePollution,
  injection,
  slowClients,
  sqlmap,
]
