import type { uiTexts } from '../../shared/ui/ui-texts.ts'

export const ui: typeof uiTexts = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  dismiss: 'Descartar',
  clear: 'Borrar',
  choose: 'Elija',
  chooseDate: 'Elija una fecha',
  progress: 'Progreso',
  suggestions: 'Sugerencias',
  suggestionCount: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  loading: 'Cargando…',
  nothingFound: 'No se ha encontrado nada',
  completed: ', completado',
  times: 'Horas',
  clearTime: 'Borrar la hora',
  noSuchTime: 'Esa hora no está en la lista.',
  notification: 'Aviso',
  notifications: 'Avisos ({hotkey})',
  reload: 'Recargar la página',
  partMissing: 'No se ha podido cargar esta parte de la página. Compruebe su conexión.',
}
