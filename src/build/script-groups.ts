import type { Rolldown } from 'vite'

const source = (...modules: string[]) => new RegExp(`/(?:${modules.join('|')})\\.tsx?$`)
const radix = (...packages: string[]) => new RegExp(`/@radix-ui/(?:${packages.join('|')})/`)

/**
 * The scripts of many modules. By itself the bundler makes one for each set of pages that load the same, and a
 * phone on a slow connection waits longer for many small ones. Nearly the same pages load all modules of a group.
 * A group takes along what its modules import and no group above it has: what other pages import, too, belongs to
 * one above.
 */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  // No release of ours changes it. What asks before leaving what is not saved, the office alone needs.
  {
    name: 'base',
    test: /^(?!.*\/useBlocker\.js).*node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\+(?:react-router|router-core|history|react-store|store))@/,
  },
  // The rest of what every page starts with; the documentation has a script of its own.
  // The styles are inlined in the page, so they go with the entry. In a script that late parts import, they would be fetched again.
  {
    name: 'start',
    tags: ['$initial'],
    test: /^(?!.*(?:entry-client|client\/styles\.css|minisearch|site\/documentation))/,
  },
  // Shown or called by nearly every page, each too small for a request of its own.
  {
    name: 'bits',
    test: source(
      'domain/src/(?:contact-formats|enquiry|is-object|money|place-lines|service-type)',
      'shared/ui/(?:badge|card|field|on-release|picture|skeleton|text-input)',
      'shared/ui/(?:use-in-browser|use-late-dialog|visually-hidden)',
      'shared/(?:firm/use-site|forms/(?:preferences|random-id|select-search)|map/note-failure)',
      'shared/(?:locale/(?:euros|vehicle)-text|places/(?:late-suggestions|place-shown|suggestions))',
      'vehicle-art',
      'site/frame/site-page',
    ),
  },
  // Modules that call the server.
  {
    name: 'api',
    test: /@trpc\+|@tanstack\+(?:query-core|react-query)@|shared\/(?:api\/(?:api-provider|refusal)|ui\/use-debounced)\.tsx?$/,
  },
  {
    name: 'primitives',
    test: radix(
      'primitive',
      'react-(?:context|id|presence|primitive)',
      'react-use-(?:callback-ref|controllable-state|effect-event|layout-effect)',
    ),
  },
  { name: 'roving-focus', test: radix('react-(?:collection|direction|roving-focus|use-is-hydrated)') },
  { name: 'radio-group', test: /@radix-ui\/react-(?:radio-group|use-size)\/|shared\/ui\/segmented\.tsx$/ },
  { name: 'time', test: source('domain/src/(?:needs|time)', 'shared/locale/formats') },
  {
    name: 'journey-words',
    test: source('domain/src/(?:payment-methods|required-fields)', 'words/src/en/journey(?:-reasons)?'),
  },
  {
    name: 'journey-points',
    test: source(
      'domain/src/arrival',
      'words/src/en/arrival',
      'shared/ui/route-points',
      'booking/ask/call-us',
    ),
  },
  { name: 'combobox', test: source('shared/ui/combobox(?:-popup)?') },
  {
    name: 'dates',
    test: source('shared/ui/(?:calendar-day|date-picker|time-picker)', 'words/src/en/calendar'),
  },
  {
    name: 'journey-rules',
    test: source(
      'domain/src/(?:cancellation|flight-number|geometry|seats)',
      'journey/fields/flight-number-field',
      'shared/ui/number-stepper',
    ),
  },
  {
    name: 'draft',
    test: source('domain/src/(?:capacity|stops)', 'journey/draft/(?:booking-session|draft|session-storage)'),
  },
  {
    name: 'journey-state',
    test: source(
      'domain/src/(?:airports|zone-at)',
      'journey/quotes/price',
      'journey/state/(?:booking-context|use-pickup-clock|way-back-context)',
    ),
  },
  {
    name: 'landing',
    test: source(
      'site/landing/(?:fleet-section|section|service-picture)',
      'shared/(?:firm/fleet|ui/tab-cards)',
      'words/src/en/landing',
    ),
  },
]
