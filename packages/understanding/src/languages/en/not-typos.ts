/** English words one letter away from a word of ours, which people mean as they stand. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(
  `
    absent accent accept accepts acquired action additions advanced advantage agent agents alert
    alerts allow allows amounts approximated arenas arranged arranges attaches attorneys backups
    backward backwards banyan banyans barking bears beers begins bellow boats boring breach breaks brings bubbled
    builds burying busying calculated casting center centre cents changed changing charge charged
    charges charter cheapen checks chose clearing clones cloning closed closest coats collage
    commons compared compete complete completer completes computed computer computing condition
    conditioned condor considers constructions consts contrast convent cools corrects couldn counts
    coupled course courses courts created creates crossed crossing curses customers decent decreased
    decreases defined deleted deleter derive descent detaches detail details directs distances
    document doesn doubled doubles driven driver eighth emails exceeds excerpt exchanges excluded
    extends extensive factor factors fence fetched fires fonts forth fountain garbage generators
    grocers guess guesses guided guides halves hangs happen helpers hinting hostels hotels humans
    ignored include increased increases inferior infinite interests intern internals interp interval
    inverting issued issuer issues lager lawyers layer leading leaking leaves liable lighty linting
    locale locales locals locate locates locking looping loose machine machines maintainer markers
    marking masking matters media medina messages mille mistaken mistakes monkey motel motels moths
    negotiated noisy noting objects offers officer onward orders owners packing panel parks parsing
    parting party payment pears periods permits phrase pieces pierce placed playing point points
    pools possible powers praying preferable preferences pretium prime primed primes prince princes
    probers properly propers purchased qualify quarter quotas raised ranges ranging ranking
    reasonably recent reduced reducer reduces registers registrations reliably remembers removed
    remover rending require requirement requires rescale resent resorts restored restores result
    retains retrieve retrieved retrieves right rivera roaming saving saying scales scheduled
    scheduler schedules scrape secure seeds seeing sending separated separates service serviced
    services seventh shaking shard shards share shares shelling shipping shoes shored shouldn
    simpler singles sites slated smarts smarty smelling spaced spaces specifics sped speeding speeds
    speedy spelling square squares staging standards stands starring start starts stating statistic
    stats stdio stealing steven stopping store stored stores stormy straying streets strings
    structured structures styled suggestion suited suites suits supports swelling teach tears
    tending tends terminals terminated terminations theirs thirsty thorough though tighten timers
    titled titles touristy trains transactions transfers transmit transports trees unlocked updated updater
    value valued values villager waiter waiters waking waling walling walters wanking wasting waters
    welcomed whenever whereas wishing withheld wording workings worthy wouldn
  `
    .trim()
    .split(/\s+/),
);
