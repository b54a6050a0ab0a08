package ludotheque.bench.faraway;

import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import com.google.ortools.sat.LinearExprBuilder;
import com.google.ortools.sat.Literal;
import java.util.ArrayList;
import java.util.List;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Card;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Instance;
import ludotheque.faraway.Score;
import ludotheque.faraway.Tableau;

/**
 * An instance as a model for CP-SAT: which region lies at which place, which sanctuaries are taken, what each place sees, and the
 * points each place and each sanctuary makes. Points are only bounded from above, as the objective pushes them up.
 */
final class CpSat {
    private static final int PLACES = Tableau.REGIONS;
    private static final int MOST_SEEN = 31;
    private static final int MOST_POINTS = 200;

    private final CpModel model = new CpModel();
    private final Instance instance;
    private final BoolVar[][] at;
    private final BoolVar[] taken;
    private final IntVar[][] seen = new IntVar[PLACES][Attribute.COUNT];
    private final IntVar[] sets = new IntVar[PLACES];
    private final List<IntVar> points = new ArrayList<>();

    CpSat(Instance instance) {
        this.instance = instance;
        at = new BoolVar[instance.regions().size()][PLACES];
        taken = new BoolVar[instance.sanctuaries().size()];
        layCards();
        earnSanctuaries();
        see();
        scoreCards();
        model.maximize(LinearExpr.sum(points.toArray(new IntVar[0])));
    }

    /** What the solver ended with: the best score, and whether it is proved. */
    record Answer(int score, boolean proved) {}

    Answer solve(double seconds) {
        CpSolver solver = new CpSolver();
        solver.getParameters().setNumWorkers(1).setMaxTimeInSeconds(seconds);
        CpSolverStatus status = solver.solve(model);
        boolean found = status == CpSolverStatus.OPTIMAL || status == CpSolverStatus.FEASIBLE;
        return new Answer(found ? (int) Math.round(solver.objectiveValue()) : -1, status == CpSolverStatus.OPTIMAL);
    }

    private void layCards() {
        for (BoolVar[] places : at) {
            for (int place = 0; place < PLACES; place++) {
                places[place] = model.newBoolVar("");
            }
            model.addAtMostOne(places);
        }
        for (int place = 0; place < PLACES; place++) {
            model.addExactlyOne(column(place));
        }
        for (int i = 0; i < taken.length; i++) {
            taken[i] = model.newBoolVar("");
        }
    }

    private Literal[] column(int place) {
        Literal[] column = new Literal[at.length];
        for (int region = 0; region < at.length; region++) {
            column[region] = at[region][place];
        }
        return column;
    }

    private void earnSanctuaries() {
        LinearExprBuilder ascents = LinearExpr.newBuilder();
        for (int place = 1; place < PLACES; place++) {
            BoolVar up = model.newBoolVar("");
            LinearExpr climb = LinearExpr.newBuilder()
                    .add(number(place))
                    .addTerm(number(place - 1), -1)
                    .build();
            model.addGreaterOrEqual(climb, 1).onlyEnforceIf(up);
            model.addLessOrEqual(climb, -1).onlyEnforceIf(up.not());
            ascents.add(up);
        }
        model.addEquality(ascents, LinearExpr.sum(taken));
    }

    private LinearExpr number(int place) {
        LinearExprBuilder number = LinearExpr.newBuilder();
        for (int region = 0; region < at.length; region++) {
            number.addTerm(at[region][place], instance.regions().get(region).number());
        }
        return number.build();
    }

    private void see() {
        for (int place = 0; place < PLACES; place++) {
            sets[place] = model.newIntVar(0, MOST_SEEN, "");
            for (Attribute attribute : Attribute.values()) {
                LinearExprBuilder given = LinearExpr.newBuilder();
                for (int region = 0; region < at.length; region++) {
                    long gives = Counts.of(instance.regions().get(region).gives(), attribute);
                    for (int later = place; later < PLACES; later++) {
                        given.addTerm(at[region][later], gives);
                    }
                }
                for (int i = 0; i < taken.length; i++) {
                    given.addTerm(
                            taken[i], Counts.of(instance.sanctuaries().get(i).gives(), attribute));
                }
                IntVar count = model.newIntVar(0, MOST_SEEN, "");
                model.addEquality(count, given);
                seen[place][attribute.index()] = count;
                if (attribute.isColour()) {
                    model.addLessOrEqual(sets[place], count);
                }
            }
        }
    }

    private void scoreCards() {
        for (int place = 0; place < PLACES; place++) {
            IntVar made = newPoints();
            for (int region = 0; region < at.length; region++) {
                score(instance.regions().get(region), at[region][place], place, made);
            }
        }
        for (int i = 0; i < taken.length; i++) {
            IntVar made = newPoints();
            score(instance.sanctuaries().get(i), taken[i], 0, made);
            model.addEquality(made, 0).onlyEnforceIf(taken[i].not());
        }
    }

    private IntVar newPoints() {
        IntVar made = model.newIntVar(0, MOST_POINTS, "");
        points.add(made);
        return made;
    }

    /** When the card lies there, no more points are made than it scores by what the place sees. */
    private void score(Card card, Literal lies, int place, IntVar made) {
        model.addLessOrEqual(made, worth(card.score(), place)).onlyEnforceIf(lies);
        for (Attribute attribute : Attribute.values()) {
            int least = Counts.of(card.condition().least(), attribute);
            if (least > 0) {
                BoolVar met = model.newBoolVar("");
                model.addGreaterOrEqual(seen[place][attribute.index()], least).onlyEnforceIf(met);
                model.addEquality(made, 0).onlyEnforceIf(new Literal[] {lies, met.not()});
            }
        }
    }

    private LinearExpr worth(Score score, int place) {
        LinearExprBuilder worth = LinearExpr.newBuilder();
        if (score instanceof Score.Fixed fixed) {
            worth.add(fixed.points());
        } else if (score instanceof Score.PerSet perSet) {
            worth.addTerm(sets[place], perSet.points());
        } else if (score instanceof Score.Per per) {
            for (Attribute counted : per.counted()) {
                worth.addTerm(seen[place][counted.index()], per.points());
            }
        }
        return worth.build();
    }
}
