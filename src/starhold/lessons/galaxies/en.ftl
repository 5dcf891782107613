### Lessons of Galaxies. What the coach says: at most 45 words a beat; ** marks what matters.

## First orbit

lesson-first-orbit = First orbit
    .about = A first game against Luna: dice, orbits, following, and the last round.
lesson-first-orbit-goal = Welcome aboard! You and Luna each run a small galaxy. The first to reach **21 points** starts the last round. When it ends, the player with the most points wins.
lesson-first-orbit-points = Points come from two places: the **planets** you colonise (the number on the gold star) and your **empire level** on your mat. A secret mission adds 2 or 3 at the very end.
lesson-first-orbit-dice = Your turn. You have rolled four dice. Each die is **one action**. Use them in any order; you don’t have to use them all.
lesson-first-orbit-orbit = The rocket moves a ship. Pick a **Move** die, then the **orbit of Jakks**: the end of its track is only two steps away.
    .elsewhere = Good idea for later. But your next die is Diplomacy, and Jakks has the nearest diplomacy track.
    .land = Landing uses a planet’s power at once, but only an orbit leads to a colony. We’ll land in a moment.
    .diplomacy = Diplomacy pushes a ship that is already in a diplomacy orbit. You have none yet.
    .culture = None of your ships is at a culture planet, so this die would give you nothing.
    .keep = Keep them: all four dice have a job.
    .end = Four dice, four actions. Use them first.
lesson-first-orbit-follow = After each of your dice, Luna may **follow**: pay 1 culture and do the same action herself. This time she passes. Remember this: following is the heart of the game.
lesson-first-orbit-push = Your ship waits on space 0. The **Diplomacy** die moves it one space, because Jakks has a diplomacy track. Use it.
    .move = First push the ship you have, then fly the other one.
    .culture = Good idea, but not yet. Diplomacy first.
    .keep = No need: each of the dice left has a job.
    .end = Three dice are left. Use them first.
lesson-first-orbit-land = Now **land** your second ship on MJ-120210: Move die, then its surface. Landing uses the planet’s power at once: 2 energy. **Use** it.
    .orbit = Also good, but slow. The surface pays today.
    .elsewhere = MJ-120210 pays best: 2 energy, and it costs nothing.
    .leave = That ship would lose its step: leaving an orbit forfeits all progress there. Use the ship at home.
    .decline = You could, but energy pays for upgrades. Use it.
    .culture = In a moment. First the ship.
    .keep = No need: both dice have a job.
    .end = Two dice are left. Use them first.
lesson-first-orbit-culture = The last die is **Culture**. Each of your ships at a culture planet brings 1. Jakks is a culture planet, MJ-120210 is not.
    .reroll = The first reroll of a turn is free, but this die is useful as it is.
    .end = One die is left, and it brings you culture.
lesson-first-orbit-wait = Luna’s turn. She flies to Jakks, next to you. You could copy **Move** for 1 culture. Look at her dice first: a diplomacy die is still there. **Pass.**
    .follow = You have 2 culture, and she is about to use diplomacy. Save it for that.
lesson-first-orbit-take = She uses diplomacy, and so can you. **Follow** for 1 culture: your ship steps from space 1 to the end of the track.
    .pass = One culture buys you a whole planet here. Follow.
lesson-first-orbit-colony = **Jakks is yours: 1 point**, on Luna’s own turn. Every ship there flies home, hers too, and she loses her step. A new planet fills the slot: Gleam-Zanier, 5 points.
lesson-first-orbit-reroll = Your turn again. Two economy dice, but none of your ships is on an economy track. Take **both** of them and **reroll**: the first reroll of each turn is free.
    .one = It costs the same for two. Take both economy dice.
    .keep = Keep those: they are useful right now.
    .colony = The right die, but reroll first: you will see what else is possible.
    .first = Reroll first: you will see what else is possible.
    .end = These dice would be gone. Reroll first.
lesson-first-orbit-upgrade = The **Colony** die uses a colony or raises your empire. Level 2 costs 2, all energy or all culture. **Upgrade**: a point now, and a fifth die every turn.
    .jakks = 1 culture is nice. One more die in every turn to come is much better.
    .first = That can wait. First the die that makes all later turns better.
    .keep = Keep them: you have what you need.
    .end = Upgrade first: it is worth a die every turn.
lesson-first-orbit-freely = Three dice left. Send the ship at home into the **orbit of Gleam-Zanier**, push it with diplomacy, then take energy. Or do as you like: this time **you decide**.
    .end = Are you sure? Unused dice are lost when your turn ends. End the turn again if you mean it.
lesson-first-orbit-later = Half an hour later, you have 18 points and Luna has 17. The first to reach 21 starts the last round. You play first in each round, so **Luna would still get one more turn**.
lesson-first-orbit-jorg = Look before you leap. Luna is **one step** from Gleam-Zanier: 17 + 5 = 22. Push her back first. Land on **Jorg** and pay its 2 culture.
    .economy = That makes 21 and starts the last round while Luna needs a single diplomacy die. Push her back first.
    .colony = Nakagawakozi would push you too. But first stop Luna.
    .decline = Use it: this is why we came.
    .first = That can wait. First stop Luna.
    .elsewhere = Jorg pushes a rival back, and that is what you need now. Land on Jorg.
    .end = Then Luna would take Gleam-Zanier. Push her back first.
lesson-first-orbit-major = She is back on space 2. Now take **Pembertonia-Major** with the **Economy** die.
    .points = That can wait. Points first: the Economy die.
lesson-first-orbit-bell = **21. The last round has begun.** You may still use dice: energy and culture break ties after planets and level. Then **end your turn**.
lesson-first-orbit-lunas-last = Luna’s last turn: one diplomacy die, and she is still short of Gleam-Zanier. She buys level 5 instead.
lesson-first-orbit-won = Missions are revealed. Yours is **Elder**: 2 points for reaching 21 first. Luna’s needed level 6 and scores nothing. **{ $points1 } to { $points2 }: you win!**

## When to follow

lesson-follow-or-save = When to follow
    .about = Astra uses four dice and you have 2 culture: which of them are worth following, and what do they bring?
lesson-follow-or-save-purse = Astra’s turn. You have **2 culture**: enough to follow twice. Read her dice before she uses them: energy, move, economy and **two diplomacy**. Your ship is two diplomacy steps from the end of the track of MJ-120210.
lesson-follow-or-save-energy = She takes energy. Following would bring you 2: one for your ship at home, one for your ship at MJ-120210, an energy planet. But your culture has a better use. **Pass.**
    .follow = 2 energy for 1 culture is fair. But then you could follow only one diplomacy die, and you need both.
lesson-follow-or-save-move = She has landed on Vici-KS156 and used it. You are asked only now, when all of that is done. But a flight can wait for a Move die of your own. **Pass.**
    .follow = You can fly on your own turn, for free. Save your culture for diplomacy.
lesson-follow-or-save-step = Diplomacy at last: **follow** for 1 culture. You copy the die, not her ship, so your own ship advances, from space 1 to space 2.
    .pass = This is the die you saved for. Follow.
lesson-follow-or-save-planet = Her second diplomacy die. You may follow each die once, so this one too. **Follow** again: it takes you to the end of the track.
    .pass = You are one step from a planet, and have 1 culture left for it. Follow.
lesson-follow-or-save-bill = **A planet and 2 points** for 2 culture. The other two dice: 2 energy and a flight. Save culture for what finishes something. And remember: following pays for the die only; an upgrade or a planet’s action still costs its price.

## Land or orbit

lesson-land-or-orbit = Land or orbit
    .about = The same dice and the same planet, twice: what the surface pays and what the orbit leads to.
lesson-land-or-orbit-land = Two Move and three diplomacy dice. First try the surface: **land on MJ-120210** and **use** it. Landing gives you the planet’s action at once: 2 energy.
    .orbit = We’ll try the orbit in the second half. First the surface.
    .elsewhere = Land on MJ-120210: its 2 energy cost nothing.
    .diplomacy = None of your ships is in orbit, so diplomacy would push nothing.
    .decline = You may, but then the flight was for nothing. Use it.
    .keep = Leave the dice as they are: we want to compare the same turn twice.
    .end = Use the Move dice first.
lesson-land-or-orbit-hop = **One landing, one use.** A ship that stays on the surface does not use its planet again; only a new landing does. So fly **the same ship** on to Vici-KS156 and use that: 1 energy.
    .stay = That would do too. But take the ship on MJ-120210: it has done its work there.
    .elsewhere = Land on Vici-KS156: its energy costs nothing.
    .diplomacy = Still no ship in orbit: nothing to push.
    .decline = It costs nothing. Use it.
    .keep = Leave the dice as they are: we want to compare the same turn twice.
    .end = A Move die is left. Use it first.
lesson-land-or-orbit-idle = Two dice, **3 energy**, right away. But no points, and the three diplomacy dice have no ship to push. Now the same turn once more, from an orbit.
lesson-land-or-orbit-orbit = The same five dice. This time send a ship into the **orbit of MJ-120210**. It starts on space 0 and brings nothing yet.
    .elsewhere = The same planet as before: MJ-120210.
    .land = That was the first half. Now the orbit.
    .diplomacy = First a ship in orbit, then there is something to push.
    .keep = Leave the dice as they are: we want to compare the same turn twice.
    .end = Five dice, five actions. Use them first.
lesson-land-or-orbit-push = Three spaces, and MJ-120210 has a diplomacy track. Use **all three diplomacy dice**, one after another.
    .move = A ship that leaves its orbit loses all its steps, and the other one can wait. Diplomacy first.
    .keep = Three steps, three diplomacy dice: nothing to improve.
    .end = You are on the way to a planet. Use the diplomacy dice first.
lesson-land-or-orbit-bill = **2 points**, and from now on each Colony die can bring those 2 energy without a flight. So orbit if your dice push along that track. Otherwise land: it pays today, and nobody can push you back.

## The fifth die

lesson-upgrade-early = The fifth die
    .about = Level 2 on the first turn or on the fourth: we count the dice.
lesson-upgrade-early-now = First turn, one die left: **Colony**. You have no colony yet, so it raises your empire. Level 2 costs 2, all energy or all culture. **Pay 2 energy** and keep your culture for following.
    .culture = You may. But culture also pays for following, and Luna rolls next. Pay with energy.
    .keep = It shows the best face for you now. Use it.
    .end = One die is left, and it is the best of all. Use it.
lesson-upgrade-early-saved = Luna uses diplomacy, and your ship is one step from Jakks. **Follow**: this is what you kept your culture for.
    .pass = 1 culture for a planet: there is no better price. Follow.
lesson-upgrade-early-five = Your second turn: **five dice instead of four**. You first roll a new die on your next turn, and then on every turn.
lesson-upgrade-early-late = The other story. It is **turn four**, and you have been saving: 5 energy, but still level 1 and four dice. The last one is Colony again. Use it.
    .keep = You have waited long enough. Use it.
    .end = Another turn with four dice? Use it.
lesson-upgrade-early-bill = The same level at the same price. But dice rolled in four turns: 4 + 5 + 5 + 5 = **19 against 16**. Three extra actions for free. Later levels work the same way: 4 and 6 bring a die, 3 and 5 a ship.

## Who plays last

lesson-last-round = Who plays last
    .about = Three players, the same die, the same 21 points: from the first seat and from the last.
lesson-last-round-first = You have 18 points, Luna 19, Astra 12. You are **first in the round**. If you reach 21 now, Luna and Astra have one more turn each. And Luna is one diplomacy step from Gleam-Zanier: 5 points.
lesson-last-round-trigger = Your last die is Economy, and Pembertonia-Major is one step away: 3 points. Take it, and let’s see what happens. **Use the die.**
    .keep = It is exactly the die you need. Use it.
    .end = Go ahead: this time we want to see what comes of it.
lesson-last-round-luna = You had 21 and your **Elder** brought 2 more: 23. But the round was played to its end, and Luna took Gleam-Zanier: **24**. If you are first in the round, everybody else can answer.
lesson-last-round-last = The same table, but now Luna began, so you are **last in the round**. Use the same die again.
    .keep = It is exactly the die you need. Use it.
    .end = You are one step from winning. Use the die.
lesson-last-round-bill = **23 to 19**: the game ended with your turn. A player in between is answered only by those who come later. Missions count after the end and never trigger it; Elder is only for the player who reached 21 first.

## Two dice for the one you need

lesson-convert = Two dice for the one you need
    .about = What the converter does, what it costs, and when a reroll is better.
lesson-convert-need = You have 3 energy, exactly the price of level 3. But no die shows **Colony**, and your free reroll is gone. The two economy dice and the culture die bring nothing now: your only ship in orbit is at Gleam-Zanier.
lesson-convert-convert = **Converter:** two dice go in, whatever they show, and a third turns to any face. Put in **both economy dice**, then turn **culture to colony**.
    .useless = That die can do something for you. Put in those that bring nothing: economy.
    .face = Any face, but only one brings the upgrade: colony.
    .third = That die is useful as it is. Turn the culture die.
    .first = That can wait: the converter needs three unused dice. First the converter.
    .reroll = A second reroll costs 1 energy, and then 2 would be too few for level 3.
    .end = You would waste the turn. Use the converter first.
lesson-convert-upgrade = The two dice inside are spent: nobody can use, reroll or follow them. The third is a colony die like any other. **Use it**: level 3, and a third ship.
    .first = That can wait. First the upgrade.
    .reroll = A reroll costs 1 energy now, and level 3 would be out of reach.
    .end = First use the colony die you have made.
lesson-convert-reroll = Another turn. Two economy dice bring nothing, but culture and colony do. Here the converter would eat two dice for one. Your **free reroll** costs none: reroll **both economy dice**.
    .one = The price is the same for both. Take both economy dice.
    .keep = That die is useful. Reroll only the economy dice.
    .convert = Two dice gone, while a reroll costs nothing. First the reroll.
    .first = Reroll first: then you know all your dice.
    .end = These dice would be gone. Reroll first.
lesson-convert-jakks = Diplomacy and Move: both useful. First take **culture**, while your ship is still at Jakks. Then **Diplomacy** brings it to the end of the track.
    .culture = Right, but culture first: once Jakks is yours the ship flies home, and the culture die would bring nothing.
    .first = In a moment. First culture and the planet.
    .paid = From the second time on, a reroll costs 1 energy, for any number of dice. You don’t need it.
    .convert = You have the faces you need. Use them.
    .end = A planet is one step away. Use your dice first.
lesson-convert-bill = **Reroll** when several faces would help: the first is free, each later one costs 1 energy. **Convert** when you need one face now and two dice bring nothing. Once per turn, while three dice are unused.

## Alone against the Rogue

lesson-rogue = Solo against the Rogue
    .about = One turn of Artemis, die by die: what it can use, what you can prevent, and when it grows.
lesson-rogue-alone = Playing solo, you face a **Rogue galaxy**, here Artemis. It never follows and rolls its dice **one at a time**. There are no missions. The first to have 21 points wins at once; the Rogue also wins when its level reaches the skull.
lesson-rogue-yours = Turns alternate, and yours ends with the last die. **Use the energy die**: then Artemis begins.
    .keep = It brings 2 energy, and you will need some. Use it.
    .end = A die is left, and energy is what you will need. Use it.
lesson-rogue-force = It rolls diplomacy. Now **all** its ships on diplomacy tracks would advance, and MJ-120210 would become its colony: 2 points. Before that you may pay 1 energy and 1 culture: **force a reroll**.
    .accept = Then it takes MJ-120210. Here the reroll is worth its price: force it.
lesson-rogue-follow = Energy does less harm: 1 for each of its ships at home and for each at an energy planet, though never above its maximum. **Follow** it for 1 culture, as you would follow a player: the die acts first.
    .again = You can force as often as you can pay. But your last culture brings more in a follow.
    .pass = 2 energy for 1 culture, and nothing better is in sight. Follow.
lesson-rogue-rest = The rest of its turn. Another energy die was **useless** with a full store: rerolled once, then discarded. Move sent a ship into the leftmost orbit without one of its ships. Colony was its **attack**: you lost 1 energy.
lesson-rogue-full = At the end of its turn, **full energy** raised Artemis one level, and its energy starts again from 0. Full culture gives it three more dice. So keep an eye on both markers: each level brings the skull nearer.
