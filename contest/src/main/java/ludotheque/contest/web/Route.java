package ludotheque.contest.web;

import io.javalin.http.HandlerType;
import ludotheque.kernel.BadInput;

/** One thing that can be asked for. The path is below {@code /api/v1}. */
record Route(HandlerType method, String path, Access access, Answer answer) {
    interface Answer {
        void to(Request request) throws BadInput;
    }

    static Route get(String path, Access access, Answer answer) {
        return new Route(HandlerType.GET, path, access, answer);
    }

    static Route post(String path, Access access, Answer answer) {
        return new Route(HandlerType.POST, path, access, answer);
    }

    static Route delete(String path, Access access, Answer answer) {
        return new Route(HandlerType.DELETE, path, access, answer);
    }
}
