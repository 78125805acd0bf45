import { stroke } from './icons.tsx'

// Icons of the later steps, of what is opened late, and of the office.

export const PositionIcon = stroke('M4 11.5 20 4l-7.5 16-2-6.5z')
export const SearchIcon = stroke(
  'M10.8 17.5a6.7 6.7 0 1 0 0-13.4 6.7 6.7 0 0 0 0 13.4z',
  'm15.7 15.7 4.8 4.8',
)
export const GlobeIcon = stroke(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z',
  'M3.5 12h17M12 3.5c2.3 2.4 3.4 5.2 3.4 8.5s-1.1 6.1-3.4 8.5c-2.3-2.4-3.4-5.2-3.4-8.5s1.1-6.1 3.4-8.5z',
)
export const MailIcon = stroke(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z',
  'm4 6.5 8 6 8-6',
)
export const CashIcon = stroke(
  'M4 6.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z',
  'M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  'M6.5 12v.01M17.5 12v.01',
)
export const CardIcon = stroke(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z',
  'M3.5 9.8h17M7 14.8h3.5',
)
export const TrashIcon = stroke(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5',
)
export const PauseIcon = stroke('M9 6v12M15 6v12')
export const PlayIcon = stroke('M8 5.5 18.5 12 8 18.5z')
export const BellIcon = stroke(
  'M12 4.2a5.3 5.3 0 0 0-5.3 5.3c0 5-2 6.3-2 6.3h14.6s-2-1.3-2-6.3A5.3 5.3 0 0 0 12 4.2z',
  'M10.2 18.8a2 2 0 0 0 3.6 0',
)
export const BellOffIcon = stroke(
  'M8.2 5.8A5.3 5.3 0 0 1 17.3 9.5c0 2 .3 3.4.7 4.4M6.9 8.2a6 6 0 0 0-.2 1.3c0 5-2 6.3-2 6.3h11.3',
  'M10.2 18.8a2 2 0 0 0 3.6 0M4.5 4.5l15 15',
)
export const KeyIcon = stroke(
  'M8.5 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z',
  'm11.7 11.8 8.3-8.3M15.5 8l3 3M18.5 5l2 2',
)
export const SettingsIcon = stroke(
  'M4 7.5h8M16 7.5h4M4 16.5h4M12 16.5h8',
  'M14 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM10 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
)
