import type { Locale } from '@chauffeur/domain/locale'

type InSome<T> = Readonly<Partial<Record<Locale, T>>>

/** One thing, and the one term for it in each language. */
export interface Concept {
  readonly en: string
  readonly pt: string
  readonly es: string
  /** Other words for it, which no sentence has: parts of a regular expression, as whole words. */
  readonly not?: InSome<string>
  /** Finds a sentence that speaks of it: where the English one matches, the others must match theirs. */
  readonly heard?: Readonly<Record<Locale, RegExp>>
  /** Where other words for it are right: `office` in what only the office and drivers read. */
  readonly otherwiseFor?: 'office'
}

/** Every term of guests and drivers. What a word means is in docs/glossary.md. */
export const GLOSSARY: readonly Concept[] = [
  {
    en: 'booking',
    pt: 'reserva',
    es: 'reserva',
    not: { pt: 'marcaç(?:ão|ões)', es: 'reservaci(?:ón|ones)' },
    heard: { en: /(?<!hourly )\bbooking|\breservation/i, pt: /reserv/i, es: /reserv/i },
  },
  { en: 'request', pt: 'pedido', es: 'solicitud', not: { pt: 'solicitaç(?:ão|ões)', es: 'requerimientos?' } },
  {
    en: 'quote',
    pt: 'preço',
    es: 'precio',
    not: { pt: 'cotaç(?:ão|ões)|orçamentos?', es: 'cotizaci(?:ón|ones)|presupuestos?' },
  },
  { en: 'offer', pt: 'proposta', es: 'propuesta', not: { pt: 'ofertas?', es: 'ofertas?' } },
  {
    en: 'fixed price',
    pt: 'preço fixo',
    es: 'precio fijo',
    not: { pt: 'preço fechado', es: 'precio cerrado' },
    heard: { en: /\bfixed pric/i, pt: /preço/i, es: /precio/i },
  },
  { en: 'trip', pt: 'viagem', es: 'viaje', not: { pt: 'deslocaç(?:ão|ões)', es: 'desplazamientos?' } },
  {
    en: 'transfer',
    pt: 'transfer',
    es: 'traslado',
    not: { pt: 'traslados?|transferências?', es: 'transfers?|transferencias?' },
    heard: { en: /\btransfers\b/i, pt: /transfer/i, es: /traslado/i },
  },
  {
    en: 'airport transfer',
    pt: 'transfer de aeroporto',
    es: 'traslado de aeropuerto',
    not: { pt: 'transfers? (?:ao|do) aeroporto', es: 'traslados? al aeropuerto' },
  },
  {
    en: 'hourly hire',
    pt: 'serviço à hora',
    es: 'servicio por horas',
    not: { pt: 'alugue\\p{L}*', es: 'alquil\\p{L}+' },
  },
  {
    en: 'as directed',
    pt: 'à disposição',
    es: 'a disposición',
    not: { pt: 'às suas ordens', es: 'a sus órdenes' },
  },
  { en: 'way back', pt: 'regresso', es: 'vuelta', not: { pt: 'retorno', es: 'regreso|retorno' } },
  {
    en: 'pick-up',
    pt: 'recolha',
    es: 'recogida',
    not: { en: 'pickups?', pt: 'busca', es: 'recojo' },
    heard: { en: /\bpick-?up\b/i, pt: /recolh/i, es: /recog/i },
  },
  {
    en: 'pick-up place',
    pt: 'local de recolha',
    es: 'lugar de recogida',
    not: { pt: '(?:ponto|lugar) de recolha', es: '(?:punto|local) de recogida' },
  },
  {
    en: 'drop-off',
    pt: 'destino',
    es: 'destino',
    not: { en: 'dropoffs?', pt: 'local de largada', es: 'lugar de destino' },
    heard: { en: /\bdrop-?off\b|\bdestination/i, pt: /destino/i, es: /destino/i },
  },
  { en: 'place', pt: 'local', es: 'lugar', not: { pt: 'outro lugar|um lugar da lista', es: 'locales' } },
  {
    en: 'stop',
    pt: 'paragem',
    es: 'parada',
    not: { pt: 'paradas?', es: 'escala de' },
    heard: { en: /\bstops\b/i, pt: /para(?:gens|r|m)\b/i, es: /parad?a/i },
  },
  {
    en: 'stay',
    pt: 'duração da paragem',
    es: 'duración de la parada',
    not: { pt: 'estadias?', es: 'estancias?' },
  },
  {
    en: 'route',
    pt: 'percurso',
    es: 'recorrido',
    not: { pt: 'rotas?|trajet[oa]s?', es: 'rutas?|trayectos?' },
  },
  {
    en: 'waiting time',
    pt: 'tempo de espera',
    es: 'tiempo de espera',
    not: { pt: 'tempo de aguardo', es: 'tiempo de demora' },
  },
  {
    en: 'free waiting',
    pt: 'espera gratuita',
    es: 'espera gratis',
    not: { pt: 'espera grátis', es: 'espera gratuita' },
  },
  {
    en: 'meeting point',
    pt: 'ponto de encontro',
    es: 'punto de encuentro',
    not: { pt: 'ponto de reunião', es: 'punto de reunión' },
  },
  {
    en: 'arrivals hall',
    pt: 'zona de chegadas',
    es: 'sala de llegadas',
    not: { pt: '(?:sala|átrio|saguão) de chegadas', es: '(?:zona|hall|vestíbulo) de llegadas' },
  },
  {
    en: 'name sign',
    pt: 'placa com o nome',
    es: 'cartel con el nombre',
    not: { pt: 'tabuletas?|cartaz(?:es)?', es: 'letreros?|pancartas?' },
  },
  {
    en: 'flight number',
    pt: 'número de voo',
    es: 'número de vuelo',
    not: { pt: 'número do voo', es: 'número del vuelo' },
    heard: { en: /\bflight/i, pt: /\bvoo/i, es: /vuelo/i },
  },
  {
    en: 'flight tracking',
    pt: 'acompanhamento do voo',
    es: 'seguimiento del vuelo',
    not: { pt: 'monitoriza\\p{L}+', es: 'monitoriza\\p{L}+|rastreo' },
  },
  {
    en: 'chauffeur',
    pt: 'motorista',
    es: 'chófer',
    not: { en: 'drivers?', pt: 'condutor(?:es)?|chauffeurs?', es: 'conductor(?:es)?|chofer(?:es)?' },
    heard: { en: /\bchauffeurs?\b/i, pt: /motorista/i, es: /chófer/i },
    otherwiseFor: 'office',
  },
  {
    en: 'car',
    pt: 'viatura',
    es: 'vehículo',
    not: { pt: 'carros?|autom(?:óvel|óveis)|veículos?', es: 'carros?|autos?|autom(?:óvil|óviles)' },
  },
  { en: 'van', pt: 'carrinha', es: 'furgoneta', not: { pt: 'vans?|furgonetas?', es: 'minivans?|combis?' } },
  {
    en: 'Vito',
    pt: 'a Vito',
    es: 'la Vito',
    not: {
      pt: '(?:o|do|no|ao|um|pelo) (?:Mercedes )?(?:Vito|Sprinter)',
      es: '(?:el|del|al|un) (?:Mercedes )?(?:Vito|Sprinter)',
    },
  },
  { en: 'class', pt: 'classe', es: 'clase', not: { pt: 'categorias?', es: 'categorías?' } },
  { en: 'business', pt: 'classe executiva', es: 'clase ejecutiva', not: { pt: 'business', es: 'business' } },
  { en: 'seat', pt: 'lugar', es: 'plaza', not: { pt: 'assentos(?! elevatórios)', es: 'butacas?' } },
  {
    en: 'passenger',
    pt: 'passageiro',
    es: 'pasajero',
    not: { pt: 'passageiras', es: 'viajeros?' },
    heard: { en: /\bpassengers?\b/i, pt: /passageiro/i, es: /pasajero/i },
  },
  {
    en: 'traveller',
    pt: 'quem viaja',
    es: 'quien viaja',
    not: { en: 'person travelling', pt: 'viajantes?', es: 'viajantes?' },
  },
  { en: 'guest', pt: 'cliente', es: 'cliente', not: { pt: 'hóspedes?', es: 'hu[eé]sped(?:es)?' } },
  { en: 'party', pt: 'grupo', es: 'grupo', not: { pt: 'comitivas?', es: 'comitivas?' } },
  {
    en: 'luggage',
    pt: 'bagagem',
    es: 'equipaje',
    not: { en: 'baggage', pt: 'malotes?', es: 'valijas?' },
    heard: { en: /\bluggage\b|\bsuitcase/i, pt: /bagagem|mala/i, es: /equipaje|maleta/i },
  },
  {
    en: 'piece of luggage',
    pt: 'mala',
    es: 'maleta',
    not: { pt: 'peças? de bagagem|volumes? de bagagem', es: 'piezas? de equipaje|bultos?' },
  },
  {
    en: 'boot',
    pt: 'bagageira',
    es: 'maletero',
    not: { en: 'trunk', pt: 'porta-malas|porta-bagagens', es: 'cajuela|baúl' },
  },
  {
    en: 'child seat',
    pt: 'cadeira de criança',
    es: 'silla infantil',
    not: {
      en: 'baby seats?|car seats?',
      pt: 'cadeirinhas?|cadeiras? auto',
      es: 'sillitas?|sillas? de (?:bebé|niño)',
    },
    heard: { en: /\bchild seat/i, pt: /cadeiras? de criança/i, es: /sillas? infantil/i },
  },
  {
    en: 'booster seat',
    pt: 'assento elevatório',
    es: 'elevador',
    not: { pt: 'bancos? elevatórios?', es: 'alzador(?:es)?|elevador(?:es)? infantil(?:es)?' },
    heard: { en: /\bbooster seat/i, pt: /assentos? elevatório/i, es: /elevador/i },
  },
  {
    en: 'free cancellation',
    pt: 'cancelamento gratuito',
    es: 'cancelación gratuita',
    not: { pt: 'cancelamento grátis|anulaç(?:ão|ões)', es: 'cancelación gratis|anulaci(?:ón|ones)' },
    heard: { en: /\bcancel/i, pt: /cancel/i, es: /cancel/i },
  },
  {
    en: 'change',
    pt: 'alteração',
    es: 'cambio',
    not: { pt: 'modificaç(?:ão|ões)', es: 'modificaci(?:ón|ones)' },
  },
  {
    en: 'refund',
    pt: 'reembolso, devolver',
    es: 'reembolso, devolver',
    not: {
      en: 'goes back|gone back',
      pt: 'estorn\\p{L}+|ressarc\\p{L}+',
      es: 'rembols\\p{L}+|reintegr\\p{L}+',
    },
    heard: { en: /\brefund/i, pt: /reembols|devol/i, es: /reembols|dev[ou]|devuel/i },
  },
  {
    en: 'original payment method',
    pt: 'pelo mesmo meio de pagamento',
    es: 'por el mismo medio de pago',
    not: {
      en: 'the way (?:it came|you paid it)',
      pt: 'pelo mesmo meio(?! de pagamento)',
      es: 'por el mismo medio(?! de pago)',
    },
  },
  {
    en: 'in cash, by card',
    pt: 'em dinheiro, com cartão',
    es: 'en efectivo, con tarjeta',
    not: { pt: 'em numerário|por cartão', es: 'en metálico|al contado|por tarjeta' },
  },
  {
    en: 'payment method',
    pt: 'método de pagamento',
    es: 'método de pago',
    not: { pt: 'formas? de pagamento', es: 'formas? de pago' },
  },
  { en: 'charged', pt: 'cobrado', es: 'cobrado', not: { pt: 'debitad[oa]s?', es: 'cargad[oa]s? en' } },
  { en: 'pending', pt: 'pendente', es: 'pendiente', not: { pt: 'em suspenso', es: 'en espera' } },
  { en: 'confirmed', pt: 'confirmada', es: 'confirmada', not: { pt: 'validad[oa]s?', es: 'validad[oa]s?' } },
  {
    en: 'rejected',
    pt: 'recusada',
    es: 'rechazada',
    not: { pt: 'rejeitad[oa]s?|negad[oa]s?', es: 'denegad[oa]s?|declinad[oa]s?' },
  },
  { en: 'cancelled', pt: 'cancelada', es: 'cancelada', not: { pt: 'anulad[oa]s?', es: 'anulad[oa]s?' } },
  {
    en: 'expired',
    pt: 'expirou',
    es: 'ha caducado',
    not: {
      pt: '(?:link|proposta) terminou|caducou',
      es: '(?:enlace|propuesta) ha (?:terminado|expirado|vencido)',
    },
  },
  {
    en: 'private link',
    pt: 'link privado',
    es: 'enlace privado',
    not: { pt: 'hiperligaç(?:ão|ões)|ligação privada', es: 'links?' },
  },
  {
    en: 'booking number',
    pt: 'número da reserva',
    es: 'número de reserva',
    not: { en: 'reservation number', pt: '(?<!um )número de reserva', es: 'número de la reserva' },
  },
  {
    en: 'special requests',
    pt: 'pedidos especiais',
    es: 'peticiones especiales',
    not: { pt: 'observaç(?:ão|ões)', es: 'observaci(?:ón|ones)' },
  },
  {
    en: 'email',
    pt: 'e-mail',
    es: 'correo electrónico, correo',
    not: { en: 'e-mails?', pt: 'emails?|(?<!e-)mails?|correio eletrónico', es: 'e-?mails?|mails?' },
    heard: { en: /\bemail/i, pt: /e-mail/i, es: /correo/i },
  },
  {
    en: 'billing details',
    pt: 'dados de faturação',
    es: 'datos de facturación',
    not: { pt: 'morada de faturação', es: 'dirección de facturación' },
  },
  { en: 'invoice', pt: 'fatura', es: 'factura', not: { pt: 'notas? fiscal', es: 'boletas?' } },
  {
    en: 'proof of payment',
    pt: 'comprovativo',
    es: 'justificante',
    not: { pt: 'recibos?|talão', es: 'recibos?|comprobantes?' },
  },
  {
    en: 'terms',
    pt: 'Termos e condições',
    es: 'Condiciones generales',
    not: { pt: 'condições gerais', es: 'términos' },
  },
  {
    en: 'our team',
    pt: 'a nossa equipa',
    es: 'nuestro equipo',
    not: { pt: 'equipes?|staff', es: 'staff|plantilla' },
  },
  { en: 'the office', pt: 'o escritório', es: 'la oficina', not: { pt: 'a central', es: 'la central' } },
  {
    en: 'no-show',
    pt: 'ausência',
    es: 'ausencia',
    not: { pt: 'não comparência|no-show', es: 'incomparecencia|no-show' },
  },
  { en: 'step (of a driver)', pt: 'registo', es: 'registro', not: { pt: 'passo não', es: 'paso no' } },
  {
    en: 'membership',
    pt: 'programa Elite',
    es: 'programa Elite',
    not: { pt: 'adesão Elite|sócios?', es: 'soci[oa]s?|membresía' },
  },
  {
    en: 'try again',
    pt: 'tentar de novo',
    es: 'volver a intentarlo',
    not: { pt: 'tent(?:ar|e) (?:novamente|outra vez)', es: 'intentar de nuevo|reintentar' },
  },
  {
    en: 'what happens next',
    pt: 'Próximos passos',
    es: 'Próximos pasos',
    not: { pt: 'O que acontece a seguir', es: 'Qué ocurre ahora' },
  },
  {
    en: 'Lisbon, Seville',
    pt: 'Lisboa, Sevilha',
    es: 'Lisboa, Sevilla',
    not: { pt: 'Lisbon|Seville|Sevilla', es: 'Lisbon|Seville|Sevilha' },
  },
]

/** A sentence that may have a word of another concept, or break a rule: a part of it, and why. */
interface Exception {
  readonly locale: Locale
  readonly part: string
  readonly why: string
}

export const EXCEPTIONS: readonly Exception[] = [
  { locale: 'en', part: 'o be defined with the driver', why: 'agreed in these words (docs/rules.md)' },
  { locale: 'en', part: 'No locations found for "{query}"', why: 'agreed in these words (docs/rules.md)' },
  { locale: 'pt', part: 'Manta Rota', why: 'the name of a village' },
  { locale: 'pt', part: 'Rota Vicentina', why: 'the name of a hiking trail' },
  { locale: 'pt', part: 'casas de hóspedes', why: 'a guest house is one, and its guests are not ours' },
  { locale: 'es', part: 'casas de huéspedes', why: 'a guest house is one, and its guests are not ours' },
  { locale: 'pt', part: 'o último pode ser anulado', why: 'a step is undone, no booking cancelled' },
  { locale: 'es', part: 'Quien alquila una casa', why: 'a house is rented, no car' },
  { locale: 'pt', part: 'ndereços de retorno', why: 'the address of a site, no trip' },
  { locale: 'pt', part: 'endereço de retorno', why: 'the address of a site, no trip' },
  { locale: 'es', part: 'irecciones de retorno', why: 'the address of a site, no trip' },
  { locale: 'es', part: 'dirección de retorno', why: 'the address of a site, no trip' },
  { locale: 'pt', part: 'Comissão estornada', why: 'an entry of an account, no refund of a guest' },
  { locale: 'es', part: 'Comisión anulada', why: 'an entry of an account, no booking cancelled' },
  { locale: 'pt', part: 'Confirma que o passageiro não apareceu', why: 'the office does, no order' },
  { locale: 'es', part: 'Confirma que no vino nadie', why: 'the office does, no order' },
  { locale: 'es', part: 'Cancela la reserva', why: 'the office or the guest does, no order' },
  { locale: 'es', part: 'cola del alquiler de coches', why: 'the queue of those who rent one' },
]

/** A way to write that a pattern finds. */
interface Rule {
  readonly locale: Locale
  readonly rule: string
  readonly broken: RegExp
}

const word = (words: string) => new RegExp(`(?<![\\p{L}{])(?:${words})(?![\\p{L}])`, 'iu')

/** How words are written in each country, beside the glossary. In sentences, `{name}` stands for a value. */
export const RULES: readonly Rule[] = [
  // English.
  { locale: 'en', rule: 'money is refunded', broken: /\bway (?:you paid|it came)\b/i },
  { locale: 'en', rule: 'there is nothing to pay', broken: /\bnothing (?:is|remains) to be paid\b/i },
  { locale: 'en', rule: 'somebody is waiting or will be', broken: /\{first\} (?:waits|drives)\b/ },
  { locale: 'en', rule: 'a day is ended on, not at', broken: /\bended at \{/ },
  { locale: 'en', rule: 'quotes are “ ”', broken: /[«»]|\s"/ },

  // Portuguese.
  {
    locale: 'pt',
    rule: 'nobody is called você or tu',
    broken: word('vocês?|o senhor|a senhora|tu|te|ti|teus?|tuas?|contigo|podes|queres|tens|vosso|vossa'),
  },
  {
    locale: 'pt',
    rule: 'no sentence begins like an order to a friend',
    broken:
      /(?:^|[.!?] )(?:Paga|Recebe|Vê|Deseja|Fala|Leva|Muda|Escreve|Escolhe|Indica|Liga|Tenta|Abre|Verifica|Confirma)\b(?!-)/u,
  },
  {
    locale: 'pt',
    rule: 'nothing marks the reader’s sex',
    broken: word(
      'car[oa]s?(?:\\/[oa])?,|prezad[oa]s?|estimad[oa]s? (?:clientes?|senhor)|bem-vind[oa]s?|levá-l[oa]|(?:acompanha|ajuda|avisa|contacta|informa|leva)-[oa]|recebid[oa]s? pel[oa]|\\p{L}+o/a|\\p{L}+\\(a\\)',
    ),
  },
  { locale: 'pt', rule: 'what happens is a promise', broken: /avisamos, e|e não paga nada/iu },
  {
    locale: 'pt',
    rule: 'what goes on is “estar a” with an infinitive',
    broken:
      /(?<!\p{L})est(?:á|ão|ou|amos|ava) (?:\p{L}+ )?(?!quando)\p{L}+[aei]ndo(?!\p{L})|^(?!Quando|Segundo)\p{Lu}\p{L}+[aei]ndo(?:…|\.\.\.)/iu,
  },
  {
    locale: 'pt',
    rule: 'words are those of Portugal',
    broken: word(
      'celular(?:es)?|ônibus|trem|usuários?|senha|registro|banheiro|contatos?|tela|a gente|fila de espera|\\p{L}*ô[mn]\\p{L}+',
    ),
  },
  {
    locale: 'pt',
    rule: 'numbers are written out: +15, 50 mil, 20%',
    broken: /\d\+|\d+k\b|\d %|€\s?\d|\d-\d+ anos/u,
  },
  { locale: 'pt', rule: 'a time follows “às”', broken: /(?<!\p{L})(?:a|as) \d{1,2}:\d\d/u },
  { locale: 'pt', rule: 'quotes are « »', broken: /[“”"]/ },
  {
    locale: 'pt',
    rule: 'a car stands after a colon',
    broken: /(?<!\p{L})(?:em|no|na|do|da|pelo|pela) \{(?:name|vehicle|car)\}/u,
  },
  {
    locale: 'pt',
    rule: 'a place stands after a colon',
    broken: /(?<!\p{L})(?:em|no|na) \{(?:place|pickup|nameOf)\}/u,
  },
  {
    locale: 'pt',
    rule: 'no comma stands before “e” in a short pair',
    broken: /(?:^|[.!?:] )[^,.;:!?]{3,40}, e [^,.;:!?]{3,30}(?:[.!]|$)/u,
  },
  { locale: 'pt', rule: 'it is Wi-Fi', broken: /\bwifi\b|WiFi/ },

  // Spanish.
  {
    locale: 'es',
    rule: 'nobody is called tú or vos',
    broken: word(
      'vos|vosotros|vuestr[oa]s?|tú|tus?|te|ti|contigo|puedes|quieres|tienes|elige|escribe tu|haz clic',
    ),
  },
  {
    locale: 'es',
    rule: 'no sentence begins like an order to a friend',
    broken:
      /(?:^|[.!?] )(?:Paga|Recibe|Mira|Elige|Escribe|Desea|Tarda|Indica|Llama|Revisa|Confirma|Cancela)\b/u,
  },
  {
    locale: 'es',
    rule: 'nothing marks the reader’s sex',
    broken: word(
      'estimad[oa]s? (?:clientes?|señor)|querid[oa]s?|bienvenid[oa]s?|estar segur[oa]|\\p{L}+o/a|\\p{L}+\\(a\\)',
    ),
  },
  {
    locale: 'es',
    rule: 'a promise is in the future',
    broken: /le (?:respondemos|avisamos|enviamos un|ayudamos|devolvemos|llevamos)(?!\p{L})/iu,
  },
  {
    locale: 'es',
    rule: 'the firm operates, the chauffeur drives',
    broken: word('conducimos|manejar|manejamos'),
  },
  {
    locale: 'es',
    rule: 'no false friends',
    broken: /(?<!\p{L})palos(?! de golf)|(?<!\p{L})(?:fincas?|habitáculos?)(?!\p{L})/iu,
  },
  { locale: 'es', rule: 'people are no freight', broken: word('llevad[oa]s|llevarle') },
  {
    locale: 'es',
    rule: 'words are those of Spain',
    broken: word('celular(?:es)?|computadoras?|boletos?|ahorita|rentar|platicar|costos?|estacionamiento'),
  },
  {
    locale: 'es',
    rule: 'numbers are written out: +15, 50 000, 20 %',
    broken: /\d\+|\d+k\b|\d%|€\s?\d|\d-\d+ años|\d\.000/u,
  },
  {
    locale: 'es',
    rule: 'no comma stands between weekday and day',
    broken: /(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\{weekday\}), (?:\d|\{day\})/u,
  },
  { locale: 'es', rule: 'a question opens with ¿', broken: /^[^¿]*\?/u },
  { locale: 'es', rule: 'an exclamation opens with ¡', broken: /^[^¡]*!/u },
  { locale: 'es', rule: 'a colon follows the greeting', broken: /^(?:Hola,? )?\{name\},$|^Hola,/u },
  { locale: 'es', rule: 'quotes are « »', broken: /[“”"]/ },
  { locale: 'es', rule: 'it is wifi', broken: /Wi-?Fi|WiFi/ },
  {
    locale: 'es',
    rule: 'an airport has no capital within a sentence',
    broken: /\p{Ll} (?:Aeropuerto|Aeródromo|Cabo) de/u,
  },
  {
    locale: 'es',
    rule: 'a car stands after a colon',
    broken: /(?<!\p{L})(?:en|en el|en la|del|de la) \{(?:name|vehicle|car)\}/u,
  },
  { locale: 'es', rule: 'a place stands after a colon', broken: /(?<!\p{L})en \{(?:place|pickup|nameOf)\}/u },
]
